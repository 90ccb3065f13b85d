# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import final

from gpuir.dialects.tt.dialect import CacheModifier, EvictionPolicy, MemSemantic, MemSyncScope, RMWOp
from gpuir.host import ir
from gpuir.ods.operation import OpBase

@final
class BufferLoadOp(OpBase):
    """Loads the elements at `ptr` + `offsets` of a buffer."""
    def __init__(
        self, result: ir.Type, ptr: ir.Value | ir.OpView | ir.Operation, offsets: ir.Value | ir.OpView | ir.Operation,
        *, stride: ir.Value | ir.OpView | ir.Operation | int | None = None,
        mask: ir.Value | ir.OpView | ir.Operation | None = None,
        other: ir.Value | ir.OpView | ir.Operation | None = None,
        cache: CacheModifier | str | int | ir.IntegerAttr | None = None,
        evict: EvictionPolicy | str | int | ir.IntegerAttr | None = None,
        contiguity: int | ir.IntegerAttr | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value:
        """Operand `ptr`: !tt.ptr."""
    @ptr.setter
    def ptr(self, value: ir.Value) -> None: ...
    @property
    def offsets(self) -> ir.Value:
        """Operand `offsets`: ranked tensor of 32-bit signless integer values."""
    @offsets.setter
    def offsets(self, value: ir.Value) -> None: ...
    @property
    def stride(self) -> ir.Value | None:
        """Operand `stride`: 32-bit signless integer."""
    @stride.setter
    def stride(self, value: ir.Value | None) -> None: ...
    @property
    def mask(self) -> ir.Value | None:
        """Operand `mask`: ranked tensor of 1-bit signless integer values."""
    @mask.setter
    def mask(self, value: ir.Value | None) -> None: ...
    @property
    def other(self) -> ir.Value | None:
        """Operand `other`: ranked tensor of floating-point, integer or ptr values."""
    @other.setter
    def other(self, value: ir.Value | None) -> None: ...
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
    def contiguity(self) -> ir.IntegerAttr:
        """Attribute `contiguity`: 32-bit signless integer attribute."""
    @contiguity.setter
    def contiguity(self, value: int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def ptr(self) -> ir.Value: ...
        @property
        def offsets(self) -> ir.Value: ...
        @property
        def cache(self) -> ir.IntegerAttr: ...
        @property
        def evict(self) -> ir.IntegerAttr: ...
        @property
        def contiguity(self) -> ir.IntegerAttr: ...

@final
class BufferLoadToLocalOp(OpBase):
    """Starts a copy of elements of a buffer into shared memory; the token stands for its end."""
    def __init__(
        self, dest: ir.Value | ir.OpView | ir.Operation, ptr: ir.Value | ir.OpView | ir.Operation,
        offsets: ir.Value | ir.OpView | ir.Operation, *, mask: ir.Value | ir.OpView | ir.Operation | None = None,
        other: ir.Value | ir.OpView | ir.Operation | None = None,
        stride: ir.Value | ir.OpView | ir.Operation | int | None = None,
        cache: CacheModifier | str | int | ir.IntegerAttr | None = None,
        evict: EvictionPolicy | str | int | ir.IntegerAttr | None = None,
        contiguity: int | ir.IntegerAttr | None = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def dest(self) -> ir.Value:
        """Operand `dest`: !ttg.memdesc."""
    @dest.setter
    def dest(self, value: ir.Value) -> None: ...
    @property
    def ptr(self) -> ir.Value:
        """Operand `ptr`: !tt.ptr."""
    @ptr.setter
    def ptr(self, value: ir.Value) -> None: ...
    @property
    def offsets(self) -> ir.Value:
        """Operand `offsets`: ranked tensor of 32-bit signless integer values."""
    @offsets.setter
    def offsets(self, value: ir.Value) -> None: ...
    @property
    def mask(self) -> ir.Value | None:
        """Operand `mask`: ranked tensor of 1-bit signless integer values."""
    @mask.setter
    def mask(self, value: ir.Value | None) -> None: ...
    @property
    def other(self) -> ir.Value | None:
        """Operand `other`: ranked tensor of floating-point, integer or ptr values."""
    @other.setter
    def other(self, value: ir.Value | None) -> None: ...
    @property
    def stride(self) -> ir.Value | None:
        """Operand `stride`: 32-bit signless integer."""
    @stride.setter
    def stride(self, value: ir.Value | None) -> None: ...
    @property
    def token(self) -> ir.OpResult:
        """Result `token`: !ttg.async.token."""
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
    def contiguity(self) -> ir.IntegerAttr:
        """Attribute `contiguity`: 32-bit signless integer attribute."""
    @contiguity.setter
    def contiguity(self, value: int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def dest(self) -> ir.Value: ...
        @property
        def ptr(self) -> ir.Value: ...
        @property
        def offsets(self) -> ir.Value: ...
        @property
        def cache(self) -> ir.IntegerAttr: ...
        @property
        def evict(self) -> ir.IntegerAttr: ...
        @property
        def contiguity(self) -> ir.IntegerAttr: ...

@final
class BufferStoreOp(OpBase):
    """Stores elements at `ptr` + `offsets` of a buffer, where `mask` is true."""
    def __init__(
        self, value: ir.Value | ir.OpView | ir.Operation, ptr: ir.Value | ir.OpView | ir.Operation,
        offsets: ir.Value | ir.OpView | ir.Operation, *,
        stride: ir.Value | ir.OpView | ir.Operation | int | None = None,
        mask: ir.Value | ir.OpView | ir.Operation | None = None,
        cache: CacheModifier | str | int | ir.IntegerAttr | None = None,
        evict: EvictionPolicy | str | int | ir.IntegerAttr | None = None,
        contiguity: int | ir.IntegerAttr | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def value(self) -> ir.Value:
        """Operand `value`: ranked tensor of floating-point, integer or ptr values."""
    @value.setter
    def value(self, value: ir.Value) -> None: ...
    @property
    def ptr(self) -> ir.Value:
        """Operand `ptr`: !tt.ptr."""
    @ptr.setter
    def ptr(self, value: ir.Value) -> None: ...
    @property
    def offsets(self) -> ir.Value:
        """Operand `offsets`: ranked tensor of 32-bit signless integer values."""
    @offsets.setter
    def offsets(self, value: ir.Value) -> None: ...
    @property
    def stride(self) -> ir.Value | None:
        """Operand `stride`: 32-bit signless integer."""
    @stride.setter
    def stride(self, value: ir.Value | None) -> None: ...
    @property
    def mask(self) -> ir.Value | None:
        """Operand `mask`: ranked tensor of 1-bit signless integer values."""
    @mask.setter
    def mask(self, value: ir.Value | None) -> None: ...
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
    def contiguity(self) -> ir.IntegerAttr:
        """Attribute `contiguity`: 32-bit signless integer attribute."""
    @contiguity.setter
    def contiguity(self, value: int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def value(self) -> ir.Value: ...
        @property
        def ptr(self) -> ir.Value: ...
        @property
        def offsets(self) -> ir.Value: ...
        @property
        def cache(self) -> ir.IntegerAttr: ...
        @property
        def evict(self) -> ir.IntegerAttr: ...
        @property
        def contiguity(self) -> ir.IntegerAttr: ...

@final
class BufferAtomicRMWOp(OpBase):
    """Combines elements of a buffer with `value` in one step each, where `mask` is true; gives what was there before."""
    def __init__(
        self, atomic_rmw_op: RMWOp | str | int | ir.IntegerAttr, ptr: ir.Value | ir.OpView | ir.Operation,
        offsets: ir.Value | ir.OpView | ir.Operation, value: ir.Value | ir.OpView | ir.Operation,
        sem: MemSemantic | str | int | ir.IntegerAttr, scope: MemSyncScope | str | int | ir.IntegerAttr, *,
        stride: ir.Value | ir.OpView | ir.Operation | int | None = None,
        mask: ir.Value | ir.OpView | ir.Operation | None = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value:
        """Operand `ptr`: !tt.ptr."""
    @ptr.setter
    def ptr(self, value: ir.Value) -> None: ...
    @property
    def offsets(self) -> ir.Value:
        """Operand `offsets`: ranked tensor of 32-bit signless integer values."""
    @offsets.setter
    def offsets(self, value: ir.Value) -> None: ...
    @property
    def value(self) -> ir.Value:
        """Operand `value`: ranked tensor of floating-point, integer or ptr values."""
    @value.setter
    def value(self, value: ir.Value) -> None: ...
    @property
    def stride(self) -> ir.Value | None:
        """Operand `stride`: 32-bit signless integer."""
    @stride.setter
    def stride(self, value: ir.Value | None) -> None: ...
    @property
    def mask(self) -> ir.Value | None:
        """Operand `mask`: ranked tensor of 1-bit signless integer values."""
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
        def offsets(self) -> ir.Value: ...
        @property
        def value(self) -> ir.Value: ...
        @property
        def atomic_rmw_op(self) -> ir.IntegerAttr: ...
        @property
        def sem(self) -> ir.IntegerAttr: ...
        @property
        def scope(self) -> ir.IntegerAttr: ...

@final
class BufferAtomicCASOp(OpBase):
    """Puts `val` into elements of a buffer in one step each if `cmp` is there; gives what was there before."""
    def __init__(
        self, ptr: ir.Value | ir.OpView | ir.Operation, offsets: ir.Value | ir.OpView | ir.Operation,
        cmp: ir.Value | ir.OpView | ir.Operation, val: ir.Value | ir.OpView | ir.Operation,
        sem: MemSemantic | str | int | ir.IntegerAttr, scope: MemSyncScope | str | int | ir.IntegerAttr, *,
        stride: ir.Value | ir.OpView | ir.Operation | int | None = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value:
        """Operand `ptr`: !tt.ptr."""
    @ptr.setter
    def ptr(self, value: ir.Value) -> None: ...
    @property
    def offsets(self) -> ir.Value:
        """Operand `offsets`: ranked tensor of 32-bit signless integer values."""
    @offsets.setter
    def offsets(self, value: ir.Value) -> None: ...
    @property
    def cmp(self) -> ir.Value:
        """Operand `cmp`: ranked tensor of floating-point, integer or ptr values."""
    @cmp.setter
    def cmp(self, value: ir.Value) -> None: ...
    @property
    def val(self) -> ir.Value:
        """Operand `val`: ranked tensor of floating-point, integer or ptr values."""
    @val.setter
    def val(self, value: ir.Value) -> None: ...
    @property
    def stride(self) -> ir.Value | None:
        """Operand `stride`: 32-bit signless integer."""
    @stride.setter
    def stride(self, value: ir.Value | None) -> None: ...
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
        def offsets(self) -> ir.Value: ...
        @property
        def cmp(self) -> ir.Value: ...
        @property
        def val(self) -> ir.Value: ...
        @property
        def sem(self) -> ir.IntegerAttr: ...
        @property
        def scope(self) -> ir.IntegerAttr: ...

@final
class AsyncCopyLocalToGlobalOp(OpBase):
    """Starts a copy of shared memory to where the pointers of `dst` point, where `mask` is true."""
    def __init__(
        self, src: ir.Value | ir.OpView | ir.Operation, dst: ir.Value | ir.OpView | ir.Operation, *,
        mask: ir.Value | ir.OpView | ir.Operation | None = None,
        cache: CacheModifier | str | int | ir.IntegerAttr | None = None,
        evict: EvictionPolicy | str | int | ir.IntegerAttr | None = None,
        contiguity: int | ir.IntegerAttr | None = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value:
        """Operand `src`: !ttg.memdesc."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    @property
    def dst(self) -> ir.Value:
        """Operand `dst`: ranked tensor of ptr values."""
    @dst.setter
    def dst(self, value: ir.Value) -> None: ...
    @property
    def mask(self) -> ir.Value | None:
        """Operand `mask`: ranked tensor of 1-bit signless integer values."""
    @mask.setter
    def mask(self, value: ir.Value | None) -> None: ...
    @property
    def token(self) -> ir.OpResult:
        """Result `token`: !ttg.async.token."""
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
    def contiguity(self) -> ir.IntegerAttr:
        """Attribute `contiguity`: 32-bit signless integer attribute."""
    @contiguity.setter
    def contiguity(self, value: int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def src(self) -> ir.Value: ...
        @property
        def dst(self) -> ir.Value: ...
        @property
        def cache(self) -> ir.IntegerAttr: ...
        @property
        def evict(self) -> ir.IntegerAttr: ...
        @property
        def contiguity(self) -> ir.IntegerAttr: ...

def async_copy_local_to_global(
    src: ir.Value | ir.OpView | ir.Operation, dst: ir.Value | ir.OpView | ir.Operation, *,
    mask: ir.Value | ir.OpView | ir.Operation | None = None,
    cache: CacheModifier | str | int | ir.IntegerAttr | None = None,
    evict: EvictionPolicy | str | int | ir.IntegerAttr | None = None, contiguity: int | ir.IntegerAttr | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Starts a copy of shared memory to where the pointers of `dst` point, where `mask` is true."""

def buffer_atomic_cas(
    ptr: ir.Value | ir.OpView | ir.Operation, offsets: ir.Value | ir.OpView | ir.Operation,
    cmp: ir.Value | ir.OpView | ir.Operation, val: ir.Value | ir.OpView | ir.Operation,
    sem: MemSemantic | str | int | ir.IntegerAttr, scope: MemSyncScope | str | int | ir.IntegerAttr, *,
    stride: ir.Value | ir.OpView | ir.Operation | int | None = None, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Puts `val` into elements of a buffer in one step each if `cmp` is there; gives what was there before."""

def buffer_atomic_rmw(
    atomic_rmw_op: RMWOp | str | int | ir.IntegerAttr, ptr: ir.Value | ir.OpView | ir.Operation,
    offsets: ir.Value | ir.OpView | ir.Operation, value: ir.Value | ir.OpView | ir.Operation,
    sem: MemSemantic | str | int | ir.IntegerAttr, scope: MemSyncScope | str | int | ir.IntegerAttr, *,
    stride: ir.Value | ir.OpView | ir.Operation | int | None = None,
    mask: ir.Value | ir.OpView | ir.Operation | None = None, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Combines elements of a buffer with `value` in one step each, where `mask` is true; gives what was there before."""

def buffer_load(
    result: ir.Type, ptr: ir.Value | ir.OpView | ir.Operation, offsets: ir.Value | ir.OpView | ir.Operation, *,
    stride: ir.Value | ir.OpView | ir.Operation | int | None = None,
    mask: ir.Value | ir.OpView | ir.Operation | None = None, other: ir.Value | ir.OpView | ir.Operation | None = None,
    cache: CacheModifier | str | int | ir.IntegerAttr | None = None,
    evict: EvictionPolicy | str | int | ir.IntegerAttr | None = None, contiguity: int | ir.IntegerAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Loads the elements at `ptr` + `offsets` of a buffer."""

def buffer_load_to_local(
    dest: ir.Value | ir.OpView | ir.Operation, ptr: ir.Value | ir.OpView | ir.Operation,
    offsets: ir.Value | ir.OpView | ir.Operation, *, mask: ir.Value | ir.OpView | ir.Operation | None = None,
    other: ir.Value | ir.OpView | ir.Operation | None = None,
    stride: ir.Value | ir.OpView | ir.Operation | int | None = None,
    cache: CacheModifier | str | int | ir.IntegerAttr | None = None,
    evict: EvictionPolicy | str | int | ir.IntegerAttr | None = None, contiguity: int | ir.IntegerAttr | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Starts a copy of elements of a buffer into shared memory; the token stands for its end."""

def buffer_store(
    value: ir.Value | ir.OpView | ir.Operation, ptr: ir.Value | ir.OpView | ir.Operation,
    offsets: ir.Value | ir.OpView | ir.Operation, *, stride: ir.Value | ir.OpView | ir.Operation | int | None = None,
    mask: ir.Value | ir.OpView | ir.Operation | None = None,
    cache: CacheModifier | str | int | ir.IntegerAttr | None = None,
    evict: EvictionPolicy | str | int | ir.IntegerAttr | None = None, contiguity: int | ir.IntegerAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> BufferStoreOp:
    """Stores elements at `ptr` + `offsets` of a buffer, where `mask` is true."""
