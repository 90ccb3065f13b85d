# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import Any, final

from gpuir.dialects.tt.dialect import MemSemantic, MemSyncScope, RMWOp
from gpuir.host import ir
from gpuir.ods.operation import OpBase

@final
class GSanInitOp(OpBase):
    """Begins the records of a thread. Triton 3.8 has the generic form only."""
    def __init__(self, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None: ...

@final
class GSanKernelExitOp(OpBase):
    """Hands what a thread has seen on to the next kernel of the stream."""
    def __init__(self, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None: ...

@final
class GSanGridDependencyWaitOp(OpBase):
    """Takes over what the kernels before have seen, behind `tt.grid_dependency_wait`."""
    def __init__(self, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None: ...

@final
class GSanTensorDescInfoOp(OpBase):
    """Address, sizes and strides of a descriptor."""
    def __init__(
        self, result: Sequence[ir.Type], desc: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def desc(self) -> ir.Value:
        """Operand `desc`: tensor descriptor."""
    @desc.setter
    def desc(self, value: ir.Value) -> None: ...
    @property
    def result(self) -> list[ir.OpResult]:
        """Result `result`: any type."""
    class Adaptor(ir.OpAdaptor):
        @property
        def desc(self) -> ir.Value: ...

@final
class GSanTensorAccessOp(OpBase):
    """Records a load, or with `isStore` a store, of what `ptr` points at, where `mask` is true."""
    def __init__(
        self, ptr: ir.Value | ir.OpView | ir.Operation, is_store: bool | ir.BoolAttr, *,
        mask: ir.Value | ir.OpView | ir.Operation | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
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
    def is_store(self) -> ir.BoolAttr:
        """Attribute `isStore`: bool attribute."""
    @is_store.setter
    def is_store(self, value: bool | ir.BoolAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def ptr(self) -> ir.Value: ...
        @property
        def is_store(self) -> ir.BoolAttr: ...

@final
class GSanAtomicTensorAccessOp(OpBase):
    """Records an atomic access of what `ptr` points at, where `mask` is true."""
    def __init__(
        self, ptr: ir.Value | ir.OpView | ir.Operation, sem: MemSemantic | str | int | ir.IntegerAttr,
        scope: MemSyncScope | str | int | ir.IntegerAttr, *, mask: ir.Value | ir.OpView | ir.Operation | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
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
        def sem(self) -> ir.IntegerAttr: ...
        @property
        def scope(self) -> ir.IntegerAttr: ...

@final
class GSanTensorDescAccessOp(OpBase):
    """Records a load, or with `isStore` a store, of a descriptor's block at `coords`, where `pred` is true."""
    def __init__(
        self, desc: ir.Value | ir.OpView | ir.Operation,
        coords: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int,
        is_store: bool | ir.BoolAttr, *, pred: ir.Value | ir.OpView | ir.Operation | int | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def desc(self) -> ir.Value:
        """Operand `desc`: tensor descriptor."""
    @desc.setter
    def desc(self, value: ir.Value) -> None: ...
    @property
    def coords(self) -> list[ir.Value]:
        """Operand `coords`: 32-bit signless integer."""
    @coords.setter
    def coords(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def pred(self) -> ir.Value | None:
        """Operand `pred`: 1-bit signless integer."""
    @pred.setter
    def pred(self, value: ir.Value | None) -> None: ...
    @property
    def is_store(self) -> ir.BoolAttr:
        """Attribute `isStore`: bool attribute."""
    @is_store.setter
    def is_store(self, value: bool | ir.BoolAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def desc(self) -> ir.Value: ...
        @property
        def is_store(self) -> ir.BoolAttr: ...

@final
class GSanAtomicTensorDescAccessOp(OpBase):
    """Records an atomic access of a descriptor's block at `coords`."""
    def __init__(
        self, desc: ir.Value | ir.OpView | ir.Operation,
        coords: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int,
        sem: MemSemantic | str | int | ir.IntegerAttr, scope: MemSyncScope | str | int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def desc(self) -> ir.Value:
        """Operand `desc`: tensor descriptor."""
    @desc.setter
    def desc(self, value: ir.Value) -> None: ...
    @property
    def coords(self) -> list[ir.Value]:
        """Operand `coords`: 32-bit signless integer."""
    @coords.setter
    def coords(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
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
        def desc(self) -> ir.Value: ...
        @property
        def sem(self) -> ir.IntegerAttr: ...
        @property
        def scope(self) -> ir.IntegerAttr: ...

@final
class GSanIndexedTensorDescAccessOp(OpBase):
    """Records a load, or with `isStore` a store, of the rows `xOffsets` of a descriptor from column `yOffset` on."""
    def __init__(
        self, desc: ir.Value | ir.OpView | ir.Operation, x_offsets: ir.Value | ir.OpView | ir.Operation,
        y_offset: ir.Value | ir.OpView | ir.Operation | int, is_store: bool | ir.BoolAttr, *,
        pred: ir.Value | ir.OpView | ir.Operation | int | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def desc(self) -> ir.Value:
        """Operand `desc`: tensor descriptor."""
    @desc.setter
    def desc(self, value: ir.Value) -> None: ...
    @property
    def x_offsets(self) -> ir.Value:
        """Operand `xOffsets`: ranked tensor of 32-bit signless integer values."""
    @x_offsets.setter
    def x_offsets(self, value: ir.Value) -> None: ...
    @property
    def y_offset(self) -> ir.Value:
        """Operand `yOffset`: 32-bit signless integer."""
    @y_offset.setter
    def y_offset(self, value: ir.Value) -> None: ...
    @property
    def pred(self) -> ir.Value | None:
        """Operand `pred`: 1-bit signless integer."""
    @pred.setter
    def pred(self, value: ir.Value | None) -> None: ...
    @property
    def is_store(self) -> ir.BoolAttr:
        """Attribute `isStore`: bool attribute."""
    @is_store.setter
    def is_store(self, value: bool | ir.BoolAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def desc(self) -> ir.Value: ...
        @property
        def x_offsets(self) -> ir.Value: ...
        @property
        def y_offset(self) -> ir.Value: ...
        @property
        def is_store(self) -> ir.BoolAttr: ...

@final
class GSanAtomicLoadOp(OpBase):
    """Loads as `tt.atomic_load` does, and records it."""
    def __init__(
        self, ptr: ir.Value | ir.OpView | ir.Operation, sem: MemSemantic | str | int | ir.IntegerAttr,
        scope: MemSyncScope | str | int | ir.IntegerAttr, *, mask: ir.Value | ir.OpView | ir.Operation | None = None,
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
        def sem(self) -> ir.IntegerAttr: ...
        @property
        def scope(self) -> ir.IntegerAttr: ...

@final
class GSanAtomicStoreOp(OpBase):
    """Stores as `tt.atomic_store` does, and records it."""
    def __init__(
        self, ptr: ir.Value | ir.OpView | ir.Operation, value: ir.Value | ir.OpView | ir.Operation,
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
        def value(self) -> ir.Value: ...
        @property
        def sem(self) -> ir.IntegerAttr: ...
        @property
        def scope(self) -> ir.IntegerAttr: ...

@final
class GSanAtomicPollOp(OpBase):
    """Records the load of a `tt.atomic_poll` that has found its value, where `matched` is true."""
    def __init__(
        self, ptr: ir.Value | ir.OpView | ir.Operation, matched: ir.Value | ir.OpView | ir.Operation,
        sem: MemSemantic | str | int | ir.IntegerAttr, scope: MemSyncScope | str | int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value:
        """Operand `ptr`: ptr or ranked tensor of ptr values."""
    @ptr.setter
    def ptr(self, value: ir.Value) -> None: ...
    @property
    def matched(self) -> ir.Value:
        """Operand `matched`: 1-bit signless integer or ranked tensor of 1-bit signless integer values."""
    @matched.setter
    def matched(self, value: ir.Value) -> None: ...
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
        def matched(self) -> ir.Value: ...
        @property
        def sem(self) -> ir.IntegerAttr: ...
        @property
        def scope(self) -> ir.IntegerAttr: ...

@final
class GSanAtomicRMWOp(OpBase):
    """Combines memory with `val` as `tt.atomic_rmw` does, and records it."""
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
class GSanAtomicCASOp(OpBase):
    """Puts `val` into memory if `cmp` is there as `tt.atomic_cas` does, and records it."""
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
class GSanMBarrierTableInitOp(OpBase):
    """Begins the records of up to `capacity` mbarriers of a cluster, in `scratch` of global memory."""
    def __init__(
        self, scratch: ir.Value | ir.OpView | ir.Operation, capacity: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def scratch(self) -> ir.Value:
        """Operand `scratch`: !tt.ptr."""
    @scratch.setter
    def scratch(self, value: ir.Value) -> None: ...
    @property
    def capacity(self) -> ir.IntegerAttr:
        """Attribute `capacity`: 32-bit signless integer attribute."""
    @capacity.setter
    def capacity(self, value: int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def scratch(self) -> ir.Value: ...
        @property
        def capacity(self) -> ir.IntegerAttr: ...

@final
class GSanMBarrierInitOp(OpBase):
    """Begins the records of an mbarrier that waits for `expectedCount` arrivals."""
    def __init__(
        self, scratch: ir.Value | ir.OpView | ir.Operation, barrier: ir.Value | ir.OpView | ir.Operation,
        expected_count: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def scratch(self) -> ir.Value:
        """Operand `scratch`: !tt.ptr."""
    @scratch.setter
    def scratch(self, value: ir.Value) -> None: ...
    @property
    def barrier(self) -> ir.Value:
        """Operand `barrier`: !ttg.memdesc."""
    @barrier.setter
    def barrier(self, value: ir.Value) -> None: ...
    @property
    def expected_count(self) -> ir.IntegerAttr:
        """Attribute `expectedCount`: 32-bit signless integer attribute."""
    @expected_count.setter
    def expected_count(self, value: int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def scratch(self) -> ir.Value: ...
        @property
        def barrier(self) -> ir.Value: ...
        @property
        def expected_count(self) -> ir.IntegerAttr: ...

@final
class GSanMBarrierArriveOp(OpBase):
    """Records `count` arrivals at an mbarrier where `pred` is true; with `publishClock` who waits sees what this thread has."""
    def __init__(
        self, scratch: ir.Value | ir.OpView | ir.Operation, barrier: ir.Value | ir.OpView | ir.Operation,
        pred: ir.Value | ir.OpView | ir.Operation | int, count: int | ir.IntegerAttr, multicast: bool | ir.BoolAttr,
        multicast_masks: Sequence[int] | ir.DenseI32ArrayAttr, source_broadcast_mask: int | ir.IntegerAttr, *,
        publish_clock: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def scratch(self) -> ir.Value:
        """Operand `scratch`: !tt.ptr."""
    @scratch.setter
    def scratch(self, value: ir.Value) -> None: ...
    @property
    def barrier(self) -> ir.Value:
        """Operand `barrier`: !ttg.memdesc."""
    @barrier.setter
    def barrier(self, value: ir.Value) -> None: ...
    @property
    def pred(self) -> ir.Value:
        """Operand `pred`: 1-bit signless integer."""
    @pred.setter
    def pred(self, value: ir.Value) -> None: ...
    @property
    def count(self) -> ir.IntegerAttr:
        """Attribute `count`: 32-bit signless integer attribute."""
    @count.setter
    def count(self, value: int | ir.IntegerAttr) -> None: ...
    @property
    def multicast(self) -> ir.BoolAttr:
        """Attribute `multicast`: bool attribute."""
    @multicast.setter
    def multicast(self, value: bool | ir.BoolAttr) -> None: ...
    @property
    def multicast_masks(self) -> ir.DenseI32ArrayAttr:
        """Attribute `multicastMasks`: i32 dense array attribute."""
    @multicast_masks.setter
    def multicast_masks(self, value: Sequence[int] | ir.DenseI32ArrayAttr) -> None: ...
    @property
    def source_broadcast_mask(self) -> ir.IntegerAttr:
        """Attribute `sourceBroadcastMask`: 32-bit signless integer attribute."""
    @source_broadcast_mask.setter
    def source_broadcast_mask(self, value: int | ir.IntegerAttr) -> None: ...
    @property
    def publish_clock(self) -> ir.BoolAttr:
        """Attribute `publishClock`: bool attribute."""
    @publish_clock.setter
    def publish_clock(self, value: bool | ir.BoolAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def scratch(self) -> ir.Value: ...
        @property
        def barrier(self) -> ir.Value: ...
        @property
        def pred(self) -> ir.Value: ...
        @property
        def count(self) -> ir.IntegerAttr: ...
        @property
        def multicast(self) -> ir.BoolAttr: ...
        @property
        def multicast_masks(self) -> ir.DenseI32ArrayAttr: ...
        @property
        def source_broadcast_mask(self) -> ir.IntegerAttr: ...
        @property
        def publish_clock(self) -> ir.BoolAttr: ...

@final
class GSanMBarrierWaitOp(OpBase):
    """Takes over what those saw who arrived at an mbarrier in the phase that ended, where `pred` is true."""
    def __init__(
        self, scratch: ir.Value | ir.OpView | ir.Operation, barrier: ir.Value | ir.OpView | ir.Operation,
        phase: ir.Value | ir.OpView | ir.Operation | int, pred: ir.Value | ir.OpView | ir.Operation | int, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def scratch(self) -> ir.Value:
        """Operand `scratch`: !tt.ptr."""
    @scratch.setter
    def scratch(self, value: ir.Value) -> None: ...
    @property
    def barrier(self) -> ir.Value:
        """Operand `barrier`: !ttg.memdesc."""
    @barrier.setter
    def barrier(self, value: ir.Value) -> None: ...
    @property
    def phase(self) -> ir.Value:
        """Operand `phase`: 32-bit signless integer."""
    @phase.setter
    def phase(self, value: ir.Value) -> None: ...
    @property
    def pred(self) -> ir.Value:
        """Operand `pred`: 1-bit signless integer."""
    @pred.setter
    def pred(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def scratch(self) -> ir.Value: ...
        @property
        def barrier(self) -> ir.Value: ...
        @property
        def phase(self) -> ir.Value: ...
        @property
        def pred(self) -> ir.Value: ...

@final
class GSanClusterBarrierInitOp(OpBase):
    """Begins the records of the cluster's barrier, in `scratch` of global memory."""
    def __init__(
        self, scratch: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def scratch(self) -> ir.Value:
        """Operand `scratch`: !tt.ptr."""
    @scratch.setter
    def scratch(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def scratch(self) -> ir.Value: ...

@final
class GSanClusterBarrierSyncOp(OpBase):
    """Records that all of the cluster's threads wait for each other."""
    def __init__(
        self, scratch: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def scratch(self) -> ir.Value:
        """Operand `scratch`: !tt.ptr."""
    @scratch.setter
    def scratch(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def scratch(self) -> ir.Value: ...

def experimental_gsan_init(*, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> GSanInitOp:
    """Begins the records of a thread. Triton 3.8 has the generic form only."""

def experimental_gsan_kernel_exit(
    *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> GSanKernelExitOp:
    """Hands what a thread has seen on to the next kernel of the stream."""

def experimental_gsan_grid_dependency_wait(
    *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> GSanGridDependencyWaitOp:
    """Takes over what the kernels before have seen, behind `tt.grid_dependency_wait`."""

def experimental_gsan_tensordesc_info(
    result: Sequence[ir.Type], desc: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Any:
    """Address, sizes and strides of a descriptor."""

def experimental_gsan_tensor_access(
    ptr: ir.Value | ir.OpView | ir.Operation, is_store: bool | ir.BoolAttr, *,
    mask: ir.Value | ir.OpView | ir.Operation | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> GSanTensorAccessOp:
    """Records a load, or with `isStore` a store, of what `ptr` points at, where `mask` is true."""

def experimental_gsan_atomic_tensor_access(
    ptr: ir.Value | ir.OpView | ir.Operation, sem: MemSemantic | str | int | ir.IntegerAttr,
    scope: MemSyncScope | str | int | ir.IntegerAttr, *, mask: ir.Value | ir.OpView | ir.Operation | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> GSanAtomicTensorAccessOp:
    """Records an atomic access of what `ptr` points at, where `mask` is true."""

def experimental_gsan_tensordesc_access(
    desc: ir.Value | ir.OpView | ir.Operation,
    coords: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int,
    is_store: bool | ir.BoolAttr, *, pred: ir.Value | ir.OpView | ir.Operation | int | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> GSanTensorDescAccessOp:
    """Records a load, or with `isStore` a store, of a descriptor's block at `coords`, where `pred` is true."""

def experimental_gsan_atomic_tensordesc_access(
    desc: ir.Value | ir.OpView | ir.Operation,
    coords: Sequence[ir.Value | ir.OpView | ir.Operation | int] | ir.Value | ir.OpView | ir.Operation | int,
    sem: MemSemantic | str | int | ir.IntegerAttr, scope: MemSyncScope | str | int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> GSanAtomicTensorDescAccessOp:
    """Records an atomic access of a descriptor's block at `coords`."""

def experimental_gsan_indexed_tensordesc_access(
    desc: ir.Value | ir.OpView | ir.Operation, x_offsets: ir.Value | ir.OpView | ir.Operation,
    y_offset: ir.Value | ir.OpView | ir.Operation | int, is_store: bool | ir.BoolAttr, *,
    pred: ir.Value | ir.OpView | ir.Operation | int | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> GSanIndexedTensorDescAccessOp:
    """Records a load, or with `isStore` a store, of the rows `xOffsets` of a descriptor from column `yOffset` on."""

def experimental_gsan_atomic_load(
    ptr: ir.Value | ir.OpView | ir.Operation, sem: MemSemantic | str | int | ir.IntegerAttr,
    scope: MemSyncScope | str | int | ir.IntegerAttr, *, mask: ir.Value | ir.OpView | ir.Operation | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Loads as `tt.atomic_load` does, and records it."""

def experimental_gsan_atomic_store(
    ptr: ir.Value | ir.OpView | ir.Operation, value: ir.Value | ir.OpView | ir.Operation,
    sem: MemSemantic | str | int | ir.IntegerAttr, scope: MemSyncScope | str | int | ir.IntegerAttr, *,
    mask: ir.Value | ir.OpView | ir.Operation | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> GSanAtomicStoreOp:
    """Stores as `tt.atomic_store` does, and records it."""

def experimental_gsan_atomic_poll(
    ptr: ir.Value | ir.OpView | ir.Operation, matched: ir.Value | ir.OpView | ir.Operation,
    sem: MemSemantic | str | int | ir.IntegerAttr, scope: MemSyncScope | str | int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> GSanAtomicPollOp:
    """Records the load of a `tt.atomic_poll` that has found its value, where `matched` is true."""

def experimental_gsan_atomic_rmw(
    result: ir.Type, atomic_rmw_op: RMWOp | str | int | ir.IntegerAttr, ptr: ir.Value | ir.OpView | ir.Operation,
    val: ir.Value | ir.OpView | ir.Operation, sem: MemSemantic | str | int | ir.IntegerAttr,
    scope: MemSyncScope | str | int | ir.IntegerAttr, *, mask: ir.Value | ir.OpView | ir.Operation | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Combines memory with `val` as `tt.atomic_rmw` does, and records it."""

def experimental_gsan_atomic_cas(
    result: ir.Type, ptr: ir.Value | ir.OpView | ir.Operation, cmp: ir.Value | ir.OpView | ir.Operation,
    val: ir.Value | ir.OpView | ir.Operation, sem: MemSemantic | str | int | ir.IntegerAttr,
    scope: MemSyncScope | str | int | ir.IntegerAttr, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Puts `val` into memory if `cmp` is there as `tt.atomic_cas` does, and records it."""

def experimental_gsan_mbarrier_table_init(
    scratch: ir.Value | ir.OpView | ir.Operation, capacity: int | ir.IntegerAttr, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> GSanMBarrierTableInitOp:
    """Begins the records of up to `capacity` mbarriers of a cluster, in `scratch` of global memory."""

def experimental_gsan_mbarrier_init(
    scratch: ir.Value | ir.OpView | ir.Operation, barrier: ir.Value | ir.OpView | ir.Operation,
    expected_count: int | ir.IntegerAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> GSanMBarrierInitOp:
    """Begins the records of an mbarrier that waits for `expectedCount` arrivals."""

def experimental_gsan_mbarrier_arrive(
    scratch: ir.Value | ir.OpView | ir.Operation, barrier: ir.Value | ir.OpView | ir.Operation,
    pred: ir.Value | ir.OpView | ir.Operation | int, count: int | ir.IntegerAttr, multicast: bool | ir.BoolAttr,
    multicast_masks: Sequence[int] | ir.DenseI32ArrayAttr, source_broadcast_mask: int | ir.IntegerAttr, *,
    publish_clock: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> GSanMBarrierArriveOp:
    """Records `count` arrivals at an mbarrier where `pred` is true; with `publishClock` who waits sees what this thread has."""

def experimental_gsan_mbarrier_wait(
    scratch: ir.Value | ir.OpView | ir.Operation, barrier: ir.Value | ir.OpView | ir.Operation,
    phase: ir.Value | ir.OpView | ir.Operation | int, pred: ir.Value | ir.OpView | ir.Operation | int, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> GSanMBarrierWaitOp:
    """Takes over what those saw who arrived at an mbarrier in the phase that ended, where `pred` is true."""

def experimental_gsan_cluster_barrier_init(
    scratch: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> GSanClusterBarrierInitOp:
    """Begins the records of the cluster's barrier, in `scratch` of global memory."""

def experimental_gsan_cluster_barrier_sync(
    scratch: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> GSanClusterBarrierSyncOp:
    """Records that all of the cluster's threads wait for each other."""
