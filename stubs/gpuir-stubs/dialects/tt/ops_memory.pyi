# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import final

from gpuir.dialects.tt.dialect import (
    CacheModifier,
    EvictionPolicy,
    MemSemantic,
    MemSyncScope,
    PaddingOption,
    ProgramIDDim,
    RMWOp,
)
from gpuir.host import ir
from gpuir.ods.operation import OpBase
from gpuir.ods.syntax import Input, ReadOp

@final
class AddPtrOp(OpBase):
    """Moves pointers by `offset` elements of what they point at."""
    def __init__(
        self, ptr: ir.Value | ir.OpView | ir.Operation, offset: ir.Value | ir.OpView | ir.Operation, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value:
        """Operand `ptr`: ptr or ranked tensor of ptr values."""
    @ptr.setter
    def ptr(self, value: ir.Value) -> None: ...
    @property
    def offset(self) -> ir.Value:
        """Operand `offset`: integer or ranked tensor of integer values."""
    @offset.setter
    def offset(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def ptr(self) -> ir.Value: ...
        @property
        def offset(self) -> ir.Value: ...

@final
class AdvanceOp(OpBase):
    """Moves a block pointer by `offsets` elements, one a dimension."""
    def __init__(
        self, ptr: ir.Value | ir.OpView | ir.Operation,
        offsets: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int = (),
        *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value:
        """Operand `ptr`: ptr to a ranked tensor."""
    @ptr.setter
    def ptr(self, value: ir.Value) -> None: ...
    @property
    def offsets(self) -> list[ir.Value]:
        """Operand `offsets`: 32-bit signless integer."""
    @offsets.setter
    def offsets(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def ptr(self) -> ir.Value: ...

@final
class MakeTensorPtrOp(OpBase):
    """A block pointer: the tensor at `base` of that `shape` and `strides`, and the block at `offsets` in it."""
    def __init__(
        self, result: ir.Type, base: ir.Value | ir.OpView | ir.Operation,
        shape: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int,
        strides: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int,
        offsets: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int,
        order: Sequence[int] | ir.DenseI32ArrayAttr, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def base(self) -> ir.Value:
        """Operand `base`: !tt.ptr."""
    @base.setter
    def base(self, value: ir.Value) -> None: ...
    @property
    def shape(self) -> list[ir.Value]:
        """Operand `shape`: 64-bit signless integer."""
    @shape.setter
    def shape(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def strides(self) -> list[ir.Value]:
        """Operand `strides`: 64-bit signless integer."""
    @strides.setter
    def strides(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def offsets(self) -> list[ir.Value]:
        """Operand `offsets`: 32-bit signless integer."""
    @offsets.setter
    def offsets(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def order(self) -> ir.DenseI32ArrayAttr:
        """Attribute `order`: i32 dense array attribute."""
    @order.setter
    def order(self, value: Sequence[int] | ir.DenseI32ArrayAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def base(self) -> ir.Value: ...
        @property
        def order(self) -> ir.DenseI32ArrayAttr: ...

@final
class LoadOp(OpBase):
    """Loads what a pointer, a tensor of pointers or a block pointer points at."""
    def __init__(
        self, ptr: ir.Value | ir.OpView | ir.Operation, *, mask: ir.Value | ir.OpView | ir.Operation | None = None,
        other: ir.Value | ir.OpView | ir.Operation | None = None,
        boundary_check: Sequence[int] | ir.DenseI32ArrayAttr | None = None,
        padding: PaddingOption | str | int | ir.IntegerAttr | None = None,
        cache: CacheModifier | str | int | ir.IntegerAttr | None = None,
        evict: EvictionPolicy | str | int | ir.IntegerAttr | None = None, is_volatile: bool | ir.BoolAttr | None = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value:
        """Operand `ptr`: ptr or ranked tensor of ptr values."""
    @ptr.setter
    def ptr(self, value: ir.Value) -> None: ...
    @property
    def mask(self) -> ir.Value | None:
        """Operand `mask`: 1-bit signless integer or ranked tensor of 1-bit signless integer values."""
    @mask.setter
    def mask(self, value: ir.Value | None) -> None: ...
    @property
    def other(self) -> ir.Value | None:
        """Operand `other`: floating-point, integer or ptr or ranked tensor of floating-point, integer or ptr values."""
    @other.setter
    def other(self, value: ir.Value | None) -> None: ...
    @property
    def boundary_check(self) -> ir.DenseI32ArrayAttr:
        """Attribute `boundaryCheck`: i32 dense array attribute."""
    @boundary_check.setter
    def boundary_check(self, value: Sequence[int] | ir.DenseI32ArrayAttr) -> None: ...
    @property
    def padding(self) -> ir.IntegerAttr | None:
        """Attribute `padding`: PaddingOption case (zero, nan)."""
    @padding.setter
    def padding(self, value: PaddingOption | str | int | ir.IntegerAttr | None) -> None: ...
    @padding.deleter
    def padding(self) -> None: ...
    @property
    def cache(self) -> ir.IntegerAttr:
        """Attribute `cache`: CacheModifier case (none, ca, cg, wb, cs, wt, cv)."""
    @cache.setter
    def cache(self, value: CacheModifier | str | int | ir.IntegerAttr) -> None: ...
    @property
    def evict(self) -> ir.IntegerAttr:
        """Attribute `evict`: EvictionPolicy case (evict_normal, evict_first, evict_last)."""
    @evict.setter
    def evict(self, value: EvictionPolicy | str | int | ir.IntegerAttr) -> None: ...
    @property
    def is_volatile(self) -> ir.BoolAttr:
        """Attribute `isVolatile`: bool attribute."""
    @is_volatile.setter
    def is_volatile(self, value: bool | ir.BoolAttr) -> None: ...
    @staticmethod
    def is_former(state: ReadOp, cursor: Input) -> bool:
        """Whether the type that was read is what the pointer points at, as in 2.x, or more follows a block pointer's."""
    class Adaptor(ir.OpAdaptor):
        @property
        def ptr(self) -> ir.Value: ...
        @property
        def boundary_check(self) -> ir.DenseI32ArrayAttr: ...
        @property
        def padding(self) -> ir.IntegerAttr: ...
        @property
        def cache(self) -> ir.IntegerAttr: ...
        @property
        def evict(self) -> ir.IntegerAttr: ...
        @property
        def is_volatile(self) -> ir.BoolAttr: ...

@final
class StoreOp(OpBase):
    """Stores `value` where a pointer, a tensor of pointers or a block pointer points, if `mask` is true there."""
    def __init__(
        self, ptr: ir.Value | ir.OpView | ir.Operation, value: ir.Value | ir.OpView | ir.Operation, *,
        mask: ir.Value | ir.OpView | ir.Operation | None = None,
        boundary_check: Sequence[int] | ir.DenseI32ArrayAttr | None = None,
        cache: CacheModifier | str | int | ir.IntegerAttr | None = None,
        evict: EvictionPolicy | str | int | ir.IntegerAttr | None = None, ignore_cta: bool | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value:
        """Operand `ptr`: ptr or ranked tensor of ptr values."""
    @ptr.setter
    def ptr(self, value: ir.Value) -> None: ...
    @property
    def value(self) -> ir.Value:
        """Operand `value`: floating-point, integer or ptr or ranked tensor of floating-point, integer or ptr values."""
    @value.setter
    def value(self, value: ir.Value) -> None: ...
    @property
    def mask(self) -> ir.Value | None:
        """Operand `mask`: 1-bit signless integer or ranked tensor of 1-bit signless integer values."""
    @mask.setter
    def mask(self, value: ir.Value | None) -> None: ...
    @property
    def boundary_check(self) -> ir.DenseI32ArrayAttr:
        """Attribute `boundaryCheck`: i32 dense array attribute."""
    @boundary_check.setter
    def boundary_check(self, value: Sequence[int] | ir.DenseI32ArrayAttr) -> None: ...
    @property
    def cache(self) -> ir.IntegerAttr:
        """Attribute `cache`: CacheModifier case (none, ca, cg, wb, cs, wt, cv)."""
    @cache.setter
    def cache(self, value: CacheModifier | str | int | ir.IntegerAttr) -> None: ...
    @property
    def evict(self) -> ir.IntegerAttr:
        """Attribute `evict`: EvictionPolicy case (evict_normal, evict_first, evict_last)."""
    @evict.setter
    def evict(self, value: EvictionPolicy | str | int | ir.IntegerAttr) -> None: ...
    @property
    def ignore_cta(self) -> bool:
        """Attribute `ignore_cta`: unit attribute."""
    @ignore_cta.setter
    def ignore_cta(self, value: bool | None) -> None: ...
    @ignore_cta.deleter
    def ignore_cta(self) -> None: ...
    @staticmethod
    def is_former(state: ReadOp, cursor: Input) -> bool:
        """Whether the type that was read is what the pointer points at, as in 2.x, or more follows a block pointer's."""
    class Adaptor(ir.OpAdaptor):
        @property
        def ptr(self) -> ir.Value: ...
        @property
        def value(self) -> ir.Value: ...
        @property
        def boundary_check(self) -> ir.DenseI32ArrayAttr: ...
        @property
        def cache(self) -> ir.IntegerAttr: ...
        @property
        def evict(self) -> ir.IntegerAttr: ...
        @property
        def ignore_cta(self) -> bool: ...

@final
class AtomicRMWOp(OpBase):
    """Combines memory with `val` in one step, where `mask` is true; the result is what was there before."""
    def __init__(
        self, result: ir.Type, atomic_rmw_op: RMWOp | str | int | ir.IntegerAttr,
        ptr: ir.Value | ir.OpView | ir.Operation, val: ir.Value | ir.OpView | ir.Operation,
        sem: MemSemantic | str | int | ir.IntegerAttr, scope: MemSyncScope | str | int | ir.IntegerAttr, *,
        mask: ir.Value | ir.OpView | ir.Operation | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value:
        """Operand `ptr`: ptr or ranked tensor of ptr values."""
    @ptr.setter
    def ptr(self, value: ir.Value) -> None: ...
    @property
    def val(self) -> ir.Value:
        """Operand `val`: floating-point, integer or ptr or ranked tensor of floating-point, integer or ptr values."""
    @val.setter
    def val(self, value: ir.Value) -> None: ...
    @property
    def mask(self) -> ir.Value | None:
        """Operand `mask`: 1-bit signless integer or ranked tensor of 1-bit signless integer values."""
    @mask.setter
    def mask(self, value: ir.Value | None) -> None: ...
    @property
    def atomic_rmw_op(self) -> ir.IntegerAttr:
        """Attribute `atomic_rmw_op`: RMWOp case (and, or, xor, add, fadd, max, min, umax, umin, exch)."""
    @atomic_rmw_op.setter
    def atomic_rmw_op(self, value: RMWOp | str | int | ir.IntegerAttr) -> None: ...
    @property
    def sem(self) -> ir.IntegerAttr:
        """Attribute `sem`: MemSemantic case (relaxed, acquire, release, acq_rel)."""
    @sem.setter
    def sem(self, value: MemSemantic | str | int | ir.IntegerAttr) -> None: ...
    @property
    def scope(self) -> ir.IntegerAttr:
        """Attribute `scope`: MemSyncScope case (gpu, cta, sys)."""
    @scope.setter
    def scope(self, value: MemSyncScope | str | int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def ptr(self) -> ir.Value: ...
        @property
        def val(self) -> ir.Value: ...
        @property
        def atomic_rmw_op(self) -> ir.IntegerAttr: ...
        @property
        def sem(self) -> ir.IntegerAttr: ...
        @property
        def scope(self) -> ir.IntegerAttr: ...

@final
class AtomicCASOp(OpBase):
    """Puts `val` into memory in one step if `cmp` is there; the result is what was there before."""
    def __init__(
        self, result: ir.Type, ptr: ir.Value | ir.OpView | ir.Operation, cmp: ir.Value | ir.OpView | ir.Operation,
        val: ir.Value | ir.OpView | ir.Operation, sem: MemSemantic | str | int | ir.IntegerAttr,
        scope: MemSyncScope | str | int | ir.IntegerAttr, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value:
        """Operand `ptr`: ptr or ranked tensor of ptr values."""
    @ptr.setter
    def ptr(self, value: ir.Value) -> None: ...
    @property
    def cmp(self) -> ir.Value:
        """Operand `cmp`: floating-point, integer or ptr or ranked tensor of floating-point, integer or ptr values."""
    @cmp.setter
    def cmp(self, value: ir.Value) -> None: ...
    @property
    def val(self) -> ir.Value:
        """Operand `val`: floating-point, integer or ptr or ranked tensor of floating-point, integer or ptr values."""
    @val.setter
    def val(self, value: ir.Value) -> None: ...
    @property
    def sem(self) -> ir.IntegerAttr:
        """Attribute `sem`: MemSemantic case (relaxed, acquire, release, acq_rel)."""
    @sem.setter
    def sem(self, value: MemSemantic | str | int | ir.IntegerAttr) -> None: ...
    @property
    def scope(self) -> ir.IntegerAttr:
        """Attribute `scope`: MemSyncScope case (gpu, cta, sys)."""
    @scope.setter
    def scope(self, value: MemSyncScope | str | int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def ptr(self) -> ir.Value: ...
        @property
        def cmp(self) -> ir.Value: ...
        @property
        def val(self) -> ir.Value: ...
        @property
        def sem(self) -> ir.IntegerAttr: ...
        @property
        def scope(self) -> ir.IntegerAttr: ...

@final
class AssertOp(OpBase):
    """Stops the program with `message` where `condition`, i1 or a tensor of it, is false."""
    def __init__(
        self, condition: ir.Value | ir.OpView | ir.Operation, message: str | ir.StringAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
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
    class Adaptor(ir.OpAdaptor):
        @property
        def condition(self) -> ir.Value: ...
        @property
        def message(self) -> ir.StringAttr: ...

@final
class PrintOp(OpBase):
    """Prints `prefix` and the values of `args` from the device; `isSigned` says of each whether its integers are signed."""
    def __init__(
        self, prefix: str | ir.StringAttr, hex: bool | ir.BoolAttr,
        args: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation,
        is_signed: Sequence[int] | ir.DenseI32ArrayAttr, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def args(self) -> list[ir.Value]:
        """Operand `args`: floating-point, integer or ptr or ranked tensor of floating-point, integer or ptr values."""
    @args.setter
    def args(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def prefix(self) -> ir.StringAttr:
        """Attribute `prefix`: string attribute."""
    @prefix.setter
    def prefix(self, value: str | ir.StringAttr) -> None: ...
    @property
    def hex(self) -> ir.BoolAttr:
        """Attribute `hex`: bool attribute."""
    @hex.setter
    def hex(self, value: bool | ir.BoolAttr) -> None: ...
    @property
    def is_signed(self) -> ir.DenseI32ArrayAttr:
        """Attribute `isSigned`: i32 dense array attribute."""
    @is_signed.setter
    def is_signed(self, value: Sequence[int] | ir.DenseI32ArrayAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def prefix(self) -> ir.StringAttr: ...
        @property
        def hex(self) -> ir.BoolAttr: ...
        @property
        def is_signed(self) -> ir.DenseI32ArrayAttr: ...

@final
class GetProgramIdOp(OpBase):
    """The number of this program along an axis of the grid."""
    def __init__(
        self, axis: ProgramIDDim | str | int | ir.IntegerAttr, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def axis(self) -> ir.IntegerAttr:
        """Attribute `axis`: ProgramIDDim case (x, y, z)."""
    @axis.setter
    def axis(self, value: ProgramIDDim | str | int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def axis(self) -> ir.IntegerAttr: ...

@final
class GetNumProgramsOp(OpBase):
    """How many programs the grid has along an axis."""
    def __init__(
        self, axis: ProgramIDDim | str | int | ir.IntegerAttr, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def axis(self) -> ir.IntegerAttr:
        """Attribute `axis`: ProgramIDDim case (x, y, z)."""
    @axis.setter
    def axis(self, value: ProgramIDDim | str | int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def axis(self) -> ir.IntegerAttr: ...

def addptr(
    ptr: ir.Value | ir.OpView | ir.Operation, offset: ir.Value | ir.OpView | ir.Operation, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Moves pointers by `offset` elements of what they point at."""

def advance(
    ptr: ir.Value | ir.OpView | ir.Operation,
    offsets: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int = (), *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Moves a block pointer by `offsets` elements, one a dimension."""

def assert_(
    condition: ir.Value | ir.OpView | ir.Operation, message: str | ir.StringAttr, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> AssertOp:
    """Stops the program with `message` where `condition`, i1 or a tensor of it, is false."""

def atomic_cas(
    result: ir.Type, ptr: ir.Value | ir.OpView | ir.Operation, cmp: ir.Value | ir.OpView | ir.Operation,
    val: ir.Value | ir.OpView | ir.Operation, sem: MemSemantic | str | int | ir.IntegerAttr,
    scope: MemSyncScope | str | int | ir.IntegerAttr, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Puts `val` into memory in one step if `cmp` is there; the result is what was there before."""

def atomic_rmw(
    result: ir.Type, atomic_rmw_op: RMWOp | str | int | ir.IntegerAttr, ptr: ir.Value | ir.OpView | ir.Operation,
    val: ir.Value | ir.OpView | ir.Operation, sem: MemSemantic | str | int | ir.IntegerAttr,
    scope: MemSyncScope | str | int | ir.IntegerAttr, *, mask: ir.Value | ir.OpView | ir.Operation | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Combines memory with `val` in one step, where `mask` is true; the result is what was there before."""

def get_num_programs(
    axis: ProgramIDDim | str | int | ir.IntegerAttr, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """How many programs the grid has along an axis."""

def get_program_id(
    axis: ProgramIDDim | str | int | ir.IntegerAttr, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """The number of this program along an axis of the grid."""

def load(
    ptr: ir.Value | ir.OpView | ir.Operation, *, mask: ir.Value | ir.OpView | ir.Operation | None = None,
    other: ir.Value | ir.OpView | ir.Operation | None = None,
    boundary_check: Sequence[int] | ir.DenseI32ArrayAttr | None = None,
    padding: PaddingOption | str | int | ir.IntegerAttr | None = None,
    cache: CacheModifier | str | int | ir.IntegerAttr | None = None,
    evict: EvictionPolicy | str | int | ir.IntegerAttr | None = None, is_volatile: bool | ir.BoolAttr | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Loads what a pointer, a tensor of pointers or a block pointer points at."""

def make_tensor_ptr(
    result: ir.Type, base: ir.Value | ir.OpView | ir.Operation,
    shape: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int,
    strides: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int,
    offsets: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int,
    order: Sequence[int] | ir.DenseI32ArrayAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """A block pointer: the tensor at `base` of that `shape` and `strides`, and the block at `offsets` in it."""

def print_(
    prefix: str | ir.StringAttr, hex: bool | ir.BoolAttr,
    args: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation,
    is_signed: Sequence[int] | ir.DenseI32ArrayAttr, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> PrintOp:
    """Prints `prefix` and the values of `args` from the device; `isSigned` says of each whether its integers are signed."""

def store(
    ptr: ir.Value | ir.OpView | ir.Operation, value: ir.Value | ir.OpView | ir.Operation, *,
    mask: ir.Value | ir.OpView | ir.Operation | None = None,
    boundary_check: Sequence[int] | ir.DenseI32ArrayAttr | None = None,
    cache: CacheModifier | str | int | ir.IntegerAttr | None = None,
    evict: EvictionPolicy | str | int | ir.IntegerAttr | None = None, ignore_cta: bool | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> StoreOp:
    """Stores `value` where a pointer, a tensor of pointers or a block pointer points, if `mask` is true there."""
