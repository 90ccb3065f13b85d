# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import final

from gpuir.host import ir
from gpuir.ods.definitions import AttrBase, TypeBase
from gpuir.ods.dialect import Dialect
from gpuir.ods.enums import IntEnum
from gpuir.ods.metaclasses import TypeConstraintMeta
from gpuir.ods.operation import OpBase

PROTON_GPU: Dialect

class Granularity(IntEnum):
    """Which threads have one part of a buffer."""
    THREAD = 0
    WARP = 1
    WARP_2 = 2
    WARP_4 = 3
    WARP_8 = 4
    CTA = 5
    WARP_GROUP = 6
    WARP_GROUP_2 = 7
    WARP_GROUP_4 = 8
    WARP_GROUP_8 = 9
    @classmethod
    def of(cls, value: Granularity | str | int) -> Granularity: ...
    @classmethod
    def cases(cls) -> list[Granularity]: ...

class Metric(IntEnum):
    """What is measured."""
    CYCLE = 0
    @classmethod
    def of(cls, value: Metric | str | int) -> Metric: ...
    @classmethod
    def cases(cls) -> list[Metric]: ...

@final
class GlobalMemorySpaceAttr(AttrBase):
    """The memory space of global memory."""
    @classmethod
    def get(cls, *, context: ir.Context | None = None) -> GlobalMemorySpaceAttr: ...

@final
class SegmentType(TypeBase):
    """The part of a buffer of `nBytes` that threads of one granularity write their counters into."""
    @classmethod
    def get(
        cls, n_bytes: int, memory_space: ir.Attribute, granularity: Granularity | str | int,
        select_ids: Sequence[int] = ..., *, context: ir.Context | None = None,
    ) -> SegmentType: ...
    @property
    def n_bytes(self) -> int:
        """32-bit signed integer"""
    @property
    def memory_space(self) -> ir.Attribute:
        """any attribute"""
    @property
    def granularity(self) -> Granularity:
        """Granularity case"""
    @property
    def select_ids(self) -> list[int]:
        """list of 32-bit signed integer"""

class MemDescOrPtr(metaclass=TypeConstraintMeta): ...

class Counter(ir.IntegerType, metaclass=TypeConstraintMeta): ...

@final
class SegmentAllocOp(OpBase):
    """The threads' part of a buffer in shared memory or, from Triton 3.6 on, in global memory."""
    def __init__(
        self, segment: ir.Type, buffer: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def buffer(self) -> ir.Value:
        """Operand `buffer`: memory descriptor or ptr (from Triton 3.6 on)."""
    @buffer.setter
    def buffer(self, value: ir.Value) -> None: ...
    @property
    def segment(self) -> ir.OpResult:
        """Result `segment`: !proton_gpu.segment."""
    class Adaptor(ir.OpAdaptor):
        @property
        def buffer(self) -> ir.Value: ...

@final
class InitializeOp(OpBase):
    """Writes the head of the buffer in global memory that a kernel's counters come into."""
    def __init__(
        self, scratch_ptr: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def scratch_ptr(self) -> ir.Value:
        """Operand `scratchPtr`: !tt.ptr."""
    @scratch_ptr.setter
    def scratch_ptr(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def scratch_ptr(self) -> ir.Value: ...

@final
class InitCtxOp(OpBase):
    """Begins the warps' contexts, in which each keeps where it is in its segment while other warps run."""
    def __init__(
        self, scratch_ptr: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def scratch_ptr(self) -> ir.Value:
        """Operand `scratchPtr`: !tt.ptr."""
    @scratch_ptr.setter
    def scratch_ptr(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def scratch_ptr(self) -> ir.Value: ...

@final
class SaveCtxOp(OpBase):
    """Writes down where a warp is in its segment."""
    def __init__(
        self, segment: ir.Value | ir.OpView | ir.Operation, scratch_ptr: ir.Value | ir.OpView | ir.Operation, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def segment(self) -> ir.Value:
        """Operand `segment`: !proton_gpu.segment."""
    @segment.setter
    def segment(self, value: ir.Value) -> None: ...
    @property
    def scratch_ptr(self) -> ir.Value:
        """Operand `scratchPtr`: !tt.ptr."""
    @scratch_ptr.setter
    def scratch_ptr(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def segment(self) -> ir.Value: ...
        @property
        def scratch_ptr(self) -> ir.Value: ...

@final
class RestoreCtxOp(OpBase):
    """Goes on in a segment where the warp was when it wrote that down."""
    def __init__(
        self, segment: ir.Value | ir.OpView | ir.Operation, scratch_ptr: ir.Value | ir.OpView | ir.Operation, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def segment(self) -> ir.Value:
        """Operand `segment`: !proton_gpu.segment."""
    @segment.setter
    def segment(self, value: ir.Value) -> None: ...
    @property
    def scratch_ptr(self) -> ir.Value:
        """Operand `scratchPtr`: !tt.ptr."""
    @scratch_ptr.setter
    def scratch_ptr(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def segment(self) -> ir.Value: ...
        @property
        def scratch_ptr(self) -> ir.Value: ...

@final
class ReadCounterOp(OpBase):
    """The counter of a metric, now."""
    def __init__(
        self, counter: ir.Type, *, metric: Metric | str | int | ir.IntegerAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def counter(self) -> ir.OpResult:
        """Result `counter`: 32-bit signless integer or 64-bit signless integer."""
    @property
    def metric(self) -> ir.IntegerAttr:
        """Attribute `metric`: Metric case (cycle)."""
    @metric.setter
    def metric(self, value: Metric | str | int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def metric(self) -> ir.IntegerAttr: ...

@final
class CircularStoreOp(OpBase):
    """Writes a counter, as the begin (`isStart`) or end of the part `scopeId`, where the segment's oldest one is."""
    def __init__(
        self, segment: ir.Value | ir.OpView | ir.Operation, counter: ir.Value | ir.OpView | ir.Operation, *,
        event: ir.Value | ir.OpView | ir.Operation | int | None = None, is_start: bool | None = None,
        scope_id: int | ir.IntegerAttr | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def segment(self) -> ir.Value:
        """Operand `segment`: !proton_gpu.segment."""
    @segment.setter
    def segment(self, value: ir.Value) -> None: ...
    @property
    def counter(self) -> ir.Value:
        """Operand `counter`: 32-bit signless integer or 64-bit signless integer."""
    @counter.setter
    def counter(self, value: ir.Value) -> None: ...
    @property
    def event(self) -> ir.Value | None:
        """Operand `event`: 32-bit signless integer."""
    @event.setter
    def event(self, value: ir.Value | None) -> None: ...
    @property
    def is_start(self) -> bool:
        """Attribute `isStart`: unit attribute."""
    @is_start.setter
    def is_start(self, value: bool | None) -> None: ...
    @is_start.deleter
    def is_start(self) -> None: ...
    @property
    def scope_id(self) -> ir.IntegerAttr | None:
        """Attribute `scopeId`: 32-bit signless integer attribute."""
    @scope_id.setter
    def scope_id(self, value: int | ir.IntegerAttr | None) -> None: ...
    @scope_id.deleter
    def scope_id(self) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def segment(self) -> ir.Value: ...
        @property
        def counter(self) -> ir.Value: ...
        @property
        def is_start(self) -> bool: ...
        @property
        def scope_id(self) -> ir.IntegerAttr: ...

@final
class FinalizeOp(OpBase):
    """Copies a segment's counters into the buffer in global memory."""
    def __init__(
        self, segment: ir.Value | ir.OpView | ir.Operation, scratch_ptr: ir.Value | ir.OpView | ir.Operation, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def segment(self) -> ir.Value:
        """Operand `segment`: !proton_gpu.segment."""
    @segment.setter
    def segment(self, value: ir.Value) -> None: ...
    @property
    def scratch_ptr(self) -> ir.Value:
        """Operand `scratchPtr`: !tt.ptr."""
    @scratch_ptr.setter
    def scratch_ptr(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def segment(self) -> ir.Value: ...
        @property
        def scratch_ptr(self) -> ir.Value: ...

@final
class GlobalScratchAllocOp(OpBase):
    """A buffer of `nbytes` in global memory, one for each program; `ttg.global_scratch_alloc` from Triton 3.7 on."""
    def __init__(
        self, result: ir.Type, nbytes: int | ir.IntegerAttr, alignment: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def nbytes(self) -> ir.IntegerAttr:
        """Attribute `nbytes`: 32-bit signless integer attribute."""
    @nbytes.setter
    def nbytes(self, value: int | ir.IntegerAttr) -> None: ...
    @property
    def alignment(self) -> ir.IntegerAttr:
        """Attribute `alignment`: 32-bit signless integer attribute."""
    @alignment.setter
    def alignment(self, value: int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def nbytes(self) -> ir.IntegerAttr: ...
        @property
        def alignment(self) -> ir.IntegerAttr: ...

def circular_store(
    segment: ir.Value | ir.OpView | ir.Operation, counter: ir.Value | ir.OpView | ir.Operation, *,
    event: ir.Value | ir.OpView | ir.Operation | int | None = None, is_start: bool | None = None,
    scope_id: int | ir.IntegerAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> CircularStoreOp:
    """Writes a counter, as the begin (`isStart`) or end of the part `scopeId`, where the segment's oldest one is."""

def finalize(
    segment: ir.Value | ir.OpView | ir.Operation, scratch_ptr: ir.Value | ir.OpView | ir.Operation, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> FinalizeOp:
    """Copies a segment's counters into the buffer in global memory."""

def global_scratch_alloc(
    result: ir.Type, nbytes: int | ir.IntegerAttr, alignment: int | ir.IntegerAttr, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """A buffer of `nbytes` in global memory, one for each program; `ttg.global_scratch_alloc` from Triton 3.7 on."""

def init_ctx(
    scratch_ptr: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> InitCtxOp:
    """Begins the warps' contexts, in which each keeps where it is in its segment while other warps run."""

def initialize(
    scratch_ptr: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> InitializeOp:
    """Writes the head of the buffer in global memory that a kernel's counters come into."""

def read_counter(
    counter: ir.Type, *, metric: Metric | str | int | ir.IntegerAttr | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """The counter of a metric, now."""

def restore_ctx(
    segment: ir.Value | ir.OpView | ir.Operation, scratch_ptr: ir.Value | ir.OpView | ir.Operation, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> RestoreCtxOp:
    """Goes on in a segment where the warp was when it wrote that down."""

def save_ctx(
    segment: ir.Value | ir.OpView | ir.Operation, scratch_ptr: ir.Value | ir.OpView | ir.Operation, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> SaveCtxOp:
    """Writes down where a warp is in its segment."""

def segment_alloc(
    segment: ir.Type, buffer: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """The threads' part of a buffer in shared memory or, from Triton 3.6 on, in global memory."""
