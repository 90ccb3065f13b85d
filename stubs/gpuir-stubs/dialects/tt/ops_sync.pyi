# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import final

from gpuir.dialects.tt.dialect import MemSemantic, MemSyncScope
from gpuir.host import ir
from gpuir.ods.operation import OpBase

@final
class AtomicLoadOp(OpBase):
    """Loads what a pointer or a tensor of pointers points at, each element in one step, where `mask` is true."""
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
class AtomicStoreOp(OpBase):
    """Stores `value` where a pointer or a tensor of pointers points, each element in one step, if `mask` is true there."""
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
class AtomicPollOp(OpBase):
    """Loads again and again until `expected` is there; the result says whether it was, before `timeout` nanoseconds passed."""
    def __init__(
        self, ptr: ir.Value | ir.OpView | ir.Operation, expected: ir.Value | ir.OpView | ir.Operation,
        sem: MemSemantic | str | int | ir.IntegerAttr, scope: MemSyncScope | str | int | ir.IntegerAttr, *,
        timeout: ir.Value | ir.OpView | ir.Operation | int | None = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def ptr(self) -> ir.Value:
        """Operand `ptr`: ptr or ranked tensor of ptr values."""
    @ptr.setter
    def ptr(self, value: ir.Value) -> None: ...
    @property
    def expected(self) -> ir.Value:
        """Operand `expected`: integer or ranked tensor of integer values."""
    @expected.setter
    def expected(self, value: ir.Value) -> None: ...
    @property
    def timeout(self) -> ir.Value | None:
        """Operand `timeout`: 64-bit signless integer."""
    @timeout.setter
    def timeout(self, value: ir.Value | None) -> None: ...
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
        def expected(self) -> ir.Value: ...
        @property
        def sem(self) -> ir.IntegerAttr: ...
        @property
        def scope(self) -> ir.IntegerAttr: ...

@final
class GridDependencyWaitOp(OpBase):
    """Waits until the grids that this one depends on are complete and their writes are seen (`griddepcontrol.wait`)."""
    def __init__(self, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None: ...

@final
class GridDependencyLaunchDependentsOp(OpBase):
    """Lets the grids that depend on this one begin (`griddepcontrol.launch_dependents`)."""
    def __init__(self, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None: ...

def atomic_load(
    ptr: ir.Value | ir.OpView | ir.Operation, sem: MemSemantic | str | int | ir.IntegerAttr,
    scope: MemSyncScope | str | int | ir.IntegerAttr, *, mask: ir.Value | ir.OpView | ir.Operation | None = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Loads what a pointer or a tensor of pointers points at, each element in one step, where `mask` is true."""

def atomic_poll(
    ptr: ir.Value | ir.OpView | ir.Operation, expected: ir.Value | ir.OpView | ir.Operation,
    sem: MemSemantic | str | int | ir.IntegerAttr, scope: MemSyncScope | str | int | ir.IntegerAttr, *,
    timeout: ir.Value | ir.OpView | ir.Operation | int | None = None, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Loads again and again until `expected` is there; the result says whether it was, before `timeout` nanoseconds passed."""

def atomic_store(
    ptr: ir.Value | ir.OpView | ir.Operation, value: ir.Value | ir.OpView | ir.Operation,
    sem: MemSemantic | str | int | ir.IntegerAttr, scope: MemSyncScope | str | int | ir.IntegerAttr, *,
    mask: ir.Value | ir.OpView | ir.Operation | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> AtomicStoreOp:
    """Stores `value` where a pointer or a tensor of pointers points, each element in one step, if `mask` is true there."""

def grid_dependency_launch_dependents(
    *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> GridDependencyLaunchDependentsOp:
    """Lets the grids that depend on this one begin (`griddepcontrol.launch_dependents`)."""

def grid_dependency_wait(
    *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> GridDependencyWaitOp:
    """Waits until the grids that this one depends on are complete and their writes are seen (`griddepcontrol.wait`)."""
