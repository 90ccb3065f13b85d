# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import final

from gpuir.dialects.tti.dialect import MemType
from gpuir.host import ir
from gpuir.ods.operation import OpBase

@final
class AssertUniformOp(OpBase):
    """Stops the program with `message` where `condition`, which all threads of the warps agree on, is false."""
    def __init__(
        self, condition: ir.Value | ir.OpView | ir.Operation | int, message: str | ir.StringAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def condition(self) -> ir.Value:
        """Operand `condition`: 1-bit signless integer."""
    @condition.setter
    def condition(self, value: ir.Value) -> None: ...
    @property
    def message(self) -> ir.StringAttr:
        """Attribute `message`: string attribute."""
    @message.setter
    def message(self, value: str | ir.StringAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def condition(self) -> ir.Value: ...
        @property
        def message(self) -> ir.StringAttr: ...

@final
class AssertInThreadOp(OpBase):
    """Stops the program with `message` unless a thread's elements of `condition` are true: all, or with `check_any` one."""
    def __init__(
        self, condition: ir.Value | ir.OpView | ir.Operation, message: str | ir.StringAttr,
        check_any: bool | ir.BoolAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def condition(self) -> ir.Value:
        """Operand `condition`: 1-bit signless integer or ranked tensor of 1-bit signless integer values."""
    @condition.setter
    def condition(self, value: ir.Value) -> None: ...
    @property
    def message(self) -> ir.StringAttr:
        """Attribute `message`: string attribute."""
    @message.setter
    def message(self, value: str | ir.StringAttr) -> None: ...
    @property
    def check_any(self) -> ir.BoolAttr:
        """Attribute `check_any`: bool attribute."""
    @check_any.setter
    def check_any(self, value: bool | ir.BoolAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def condition(self) -> ir.Value: ...
        @property
        def message(self) -> ir.StringAttr: ...
        @property
        def check_any(self) -> ir.BoolAttr: ...

@final
class BufferPointersOp(OpBase):
    """A tensor of the addresses of buffers, each the base of the memory and an offset in bytes, or in columns."""
    def __init__(
        self, result: ir.Type, offsets: Sequence[int] | ir.DenseI32ArrayAttr,
        mem_type: MemType | str | int | ir.IntegerAttr, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def offsets(self) -> ir.DenseI32ArrayAttr:
        """Attribute `offsets`: i32 dense array attribute."""
    @offsets.setter
    def offsets(self, value: Sequence[int] | ir.DenseI32ArrayAttr) -> None: ...
    @property
    def mem_type(self) -> ir.IntegerAttr:
        """Attribute `memType`: MemType case (shared_mem, tensor_mem)."""
    @mem_type.setter
    def mem_type(self, value: MemType | str | int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def offsets(self) -> ir.DenseI32ArrayAttr: ...
        @property
        def mem_type(self) -> ir.IntegerAttr: ...

@final
class BufferDescriptorsOp(OpBase):
    """A tensor of buffers, each an address and a length in 64 bits: offsets and lengths in bytes, or in columns."""
    def __init__(
        self, result: ir.Type, offsets: Sequence[int] | ir.DenseI32ArrayAttr,
        lengths: Sequence[int] | ir.DenseI32ArrayAttr, mem_type: MemType | str | int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def offsets(self) -> ir.DenseI32ArrayAttr:
        """Attribute `offsets`: i32 dense array attribute."""
    @offsets.setter
    def offsets(self, value: Sequence[int] | ir.DenseI32ArrayAttr) -> None: ...
    @property
    def lengths(self) -> ir.DenseI32ArrayAttr:
        """Attribute `lengths`: i32 dense array attribute."""
    @lengths.setter
    def lengths(self, value: Sequence[int] | ir.DenseI32ArrayAttr) -> None: ...
    @property
    def mem_type(self) -> ir.IntegerAttr:
        """Attribute `memType`: MemType case (shared_mem, tensor_mem)."""
    @mem_type.setter
    def mem_type(self, value: MemType | str | int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def offsets(self) -> ir.DenseI32ArrayAttr: ...
        @property
        def lengths(self) -> ir.DenseI32ArrayAttr: ...
        @property
        def mem_type(self) -> ir.IntegerAttr: ...

@final
class MemDescToI64Op(OpBase):
    """The address of a buffer as a number."""
    def __init__(
        self, memdesc: ir.Value | ir.OpView | ir.Operation, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def memdesc(self) -> ir.Value:
        """Operand `memdesc`: !ttg.memdesc."""
    @memdesc.setter
    def memdesc(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def memdesc(self) -> ir.Value: ...

@final
class MemDescToI32Op(OpBase):
    """The address of a buffer as a number."""
    def __init__(
        self, memdesc: ir.Value | ir.OpView | ir.Operation, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def memdesc(self) -> ir.Value:
        """Operand `memdesc`: !ttg.memdesc."""
    @memdesc.setter
    def memdesc(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def memdesc(self) -> ir.Value: ...

@final
class MemoryOffsetToI32Op(OpBase):
    """The address of what is at an offset of the function's memory, in bytes, or in columns of tensor memory."""
    def __init__(
        self, offset: int | ir.IntegerAttr, mem_type: MemType | str | int | ir.IntegerAttr, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def offset(self) -> ir.IntegerAttr:
        """Attribute `offset`: 32-bit signless integer attribute."""
    @offset.setter
    def offset(self, value: int | ir.IntegerAttr) -> None: ...
    @property
    def mem_type(self) -> ir.IntegerAttr:
        """Attribute `memType`: MemType case (shared_mem, tensor_mem)."""
    @mem_type.setter
    def mem_type(self, value: MemType | str | int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def offset(self) -> ir.IntegerAttr: ...
        @property
        def mem_type(self) -> ir.IntegerAttr: ...

@final
class ClusterCTAIdOp(OpBase):
    """The number of the CTA in its cluster; 0 in a kernel without clusters."""
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...

@final
class LockAcquireOp(OpBase):
    """Waits for the lock in global memory and takes it, by one thread, where `pred` is true."""
    def __init__(
        self, lock: ir.Value | ir.OpView | ir.Operation, *,
        pred: ir.Value | ir.OpView | ir.Operation | int | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lock(self) -> ir.Value:
        """Operand `lock`: ptr or ranked tensor of ptr values."""
    @lock.setter
    def lock(self, value: ir.Value) -> None: ...
    @property
    def pred(self) -> ir.Value | None:
        """Operand `pred`: 1-bit signless integer."""
    @pred.setter
    def pred(self, value: ir.Value | None) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def lock(self) -> ir.Value: ...

@final
class LockReleaseOp(OpBase):
    """Gives the lock in global memory back, by one thread, where `pred` is true."""
    def __init__(
        self, lock: ir.Value | ir.OpView | ir.Operation, *,
        pred: ir.Value | ir.OpView | ir.Operation | int | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lock(self) -> ir.Value:
        """Operand `lock`: ptr or ranked tensor of ptr values."""
    @lock.setter
    def lock(self, value: ir.Value) -> None: ...
    @property
    def pred(self) -> ir.Value | None:
        """Operand `pred`: 1-bit signless integer."""
    @pred.setter
    def pred(self, value: ir.Value | None) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def lock(self) -> ir.Value: ...

def experimental_assert_uniform(
    condition: ir.Value | ir.OpView | ir.Operation | int, message: str | ir.StringAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> AssertUniformOp:
    """Stops the program with `message` where `condition`, which all threads of the warps agree on, is false."""

def experimental_assert_in_thread(
    condition: ir.Value | ir.OpView | ir.Operation, message: str | ir.StringAttr, check_any: bool | ir.BoolAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> AssertInThreadOp:
    """Stops the program with `message` unless a thread's elements of `condition` are true: all, or with `check_any` one."""

def experimental_buffer_pointers(
    result: ir.Type, offsets: Sequence[int] | ir.DenseI32ArrayAttr, mem_type: MemType | str | int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """A tensor of the addresses of buffers, each the base of the memory and an offset in bytes, or in columns."""

def experimental_buffer_descriptors(
    result: ir.Type, offsets: Sequence[int] | ir.DenseI32ArrayAttr, lengths: Sequence[int] | ir.DenseI32ArrayAttr,
    mem_type: MemType | str | int | ir.IntegerAttr, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """A tensor of buffers, each an address and a length in 64 bits: offsets and lengths in bytes, or in columns."""

def experimental_memdesc_to_i64(
    memdesc: ir.Value | ir.OpView | ir.Operation, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """The address of a buffer as a number."""

def experimental_memdesc_to_i32(
    memdesc: ir.Value | ir.OpView | ir.Operation, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """The address of a buffer as a number."""

def experimental_memory_offset_to_i32(
    offset: int | ir.IntegerAttr, mem_type: MemType | str | int | ir.IntegerAttr, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """The address of what is at an offset of the function's memory, in bytes, or in columns of tensor memory."""

def experimental_cluster_cta_id(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """The number of the CTA in its cluster; 0 in a kernel without clusters."""

def experimental_lock_acquire(
    lock: ir.Value | ir.OpView | ir.Operation, *, pred: ir.Value | ir.OpView | ir.Operation | int | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> LockAcquireOp:
    """Waits for the lock in global memory and takes it, by one thread, where `pred` is true."""

def experimental_lock_release(
    lock: ir.Value | ir.OpView | ir.Operation, *, pred: ir.Value | ir.OpView | ir.Operation | int | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> LockReleaseOp:
    """Gives the lock in global memory back, by one thread, where `pred` is true."""
