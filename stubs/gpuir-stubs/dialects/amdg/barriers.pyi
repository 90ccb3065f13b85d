# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import Any, final

from gpuir.dialects.amdg.dialect import InstCounterAttr, SchedHint, SchedHintVariantAttr
from gpuir.host import ir
from gpuir.ods.operation import OpBase

@final
class InitBarrierOp(OpBase):
    """Makes a barrier, whose phases wait for `count` arrivals each, of an allocation."""
    def __init__(
        self, alloc: ir.Value | ir.OpView | ir.Operation, count: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def alloc(self) -> ir.Value:
        """Operand `alloc`: !ttg.memdesc."""
    @alloc.setter
    def alloc(self, value: ir.Value) -> None: ...
    @property
    def count(self) -> ir.IntegerAttr:
        """Attribute `count`: 32-bit signless integer attribute."""
    @count.setter
    def count(self, value: int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def alloc(self) -> ir.Value: ...
        @property
        def count(self) -> ir.IntegerAttr: ...

@final
class ArriveBarrierOp(OpBase):
    """Arrives `count` times at a barrier; gives the phase before."""
    def __init__(
        self, alloc: ir.Value | ir.OpView | ir.Operation, count: int | ir.IntegerAttr, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def alloc(self) -> ir.Value:
        """Operand `alloc`: !ttg.memdesc."""
    @alloc.setter
    def alloc(self, value: ir.Value) -> None: ...
    @property
    def count(self) -> ir.IntegerAttr:
        """Attribute `count`: 32-bit signless integer attribute."""
    @count.setter
    def count(self, value: int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def alloc(self) -> ir.Value: ...
        @property
        def count(self) -> ir.IntegerAttr: ...

@final
class WaitBarrierOp(OpBase):
    """Waits until a barrier's phase of the parity `phase` is complete."""
    def __init__(
        self, alloc: ir.Value | ir.OpView | ir.Operation, phase: ir.Value | ir.OpView | ir.Operation | int, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def alloc(self) -> ir.Value:
        """Operand `alloc`: !ttg.memdesc."""
    @alloc.setter
    def alloc(self, value: ir.Value) -> None: ...
    @property
    def phase(self) -> ir.Value:
        """Operand `phase`: 32-bit signless integer."""
    @phase.setter
    def phase(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def alloc(self) -> ir.Value: ...
        @property
        def phase(self) -> ir.Value: ...

@final
class AsyncCopyMbarrierArriveOp(OpBase):
    """Arrives at a barrier when all asynchronous copies that the thread has started so far are done."""
    def __init__(
        self, barrier: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def barrier(self) -> ir.Value:
        """Operand `barrier`: !ttg.memdesc."""
    @barrier.setter
    def barrier(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def barrier(self) -> ir.Value: ...

@final
class ClusterBarrierArriveOp(OpBase):
    """Arrives at the cluster's barrier."""
    def __init__(self, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None: ...

@final
class ClusterBarrierWaitOp(OpBase):
    """Waits until all CTAs of the cluster have arrived at its barrier."""
    def __init__(self, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None: ...

@final
class CondBarrierOp(OpBase):
    """A barrier of the workgroup for the threads whose `pred` is true; for others it is none."""
    def __init__(
        self, pred: ir.Value | ir.OpView | ir.Operation | int, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def pred(self) -> ir.Value:
        """Operand `pred`: 1-bit signless integer."""
    @pred.setter
    def pred(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def pred(self) -> ir.Value: ...

@final
class AsyncWaitOp(OpBase):
    """Waits until at most `num_inst` instructions of asynchronous copies are on their way."""
    def __init__(
        self, async_token: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation,
        num_inst: int | ir.IntegerAttr, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def async_token(self) -> list[ir.Value]:
        """Operand `asyncToken`: !ttg.async.token."""
    @async_token.setter
    def async_token(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def ret_token(self) -> ir.OpResult:
        """Result `retToken`: !ttg.async.token."""
    @property
    def num_inst(self) -> ir.IntegerAttr:
        """Attribute `num_inst`: 32-bit signless integer attribute."""
    @num_inst.setter
    def num_inst(self, value: int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def num_inst(self) -> ir.IntegerAttr: ...

@final
class AsyncTDMWaitOp(OpBase):
    """Waits until at most `num` copies of the tensor data mover are on their way."""
    def __init__(
        self, async_token: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation,
        num: int | ir.IntegerAttr, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def async_token(self) -> list[ir.Value]:
        """Operand `asyncToken`: !ttg.async.token."""
    @async_token.setter
    def async_token(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def ret_token(self) -> ir.OpResult:
        """Result `retToken`: !ttg.async.token."""
    @property
    def num(self) -> ir.IntegerAttr:
        """Attribute `num`: 32-bit signless integer attribute."""
    @num.setter
    def num(self, value: int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def num(self) -> ir.IntegerAttr: ...

@final
class AsyncTDMIntrinsicWaitOp(OpBase):
    """Waits until at most `count` instructions of the tensor data mover are on their way."""
    def __init__(
        self, async_token: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation,
        count: int | ir.IntegerAttr, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def async_token(self) -> list[ir.Value]:
        """Operand `asyncToken`: !ttg.async.token."""
    @async_token.setter
    def async_token(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    @property
    def ret_token(self) -> ir.OpResult:
        """Result `retToken`: !ttg.async.token."""
    @property
    def count(self) -> ir.IntegerAttr:
        """Attribute `count`: 32-bit signless integer attribute."""
    @count.setter
    def count(self, value: int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def count(self) -> ir.IntegerAttr: ...

@final
class MemoryCounterWaitOp(OpBase):
    """Waits until at most so many loads, stores and operations on shared memory are on their way."""
    def __init__(
        self, *, load: int | ir.IntegerAttr | None = None, store: int | ir.IntegerAttr | None = None,
        ds: int | ir.IntegerAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def load(self) -> ir.IntegerAttr | None:
        """Attribute `load`: 32-bit signless integer attribute."""
    @load.setter
    def load(self, value: int | ir.IntegerAttr | None) -> None: ...
    @load.deleter
    def load(self) -> None: ...
    @property
    def store(self) -> ir.IntegerAttr | None:
        """Attribute `store`: 32-bit signless integer attribute."""
    @store.setter
    def store(self, value: int | ir.IntegerAttr | None) -> None: ...
    @store.deleter
    def store(self) -> None: ...
    @property
    def ds(self) -> ir.IntegerAttr | None:
        """Attribute `ds`: 32-bit signless integer attribute."""
    @ds.setter
    def ds(self, value: int | ir.IntegerAttr | None) -> None: ...
    @ds.deleter
    def ds(self) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def load(self) -> ir.IntegerAttr: ...
        @property
        def store(self) -> ir.IntegerAttr: ...
        @property
        def ds(self) -> ir.IntegerAttr: ...

@final
class InstructionSchedHintOp(OpBase):
    """Says how the instructions of the loop around it are scheduled; in 3.4 with how many there are of each kind."""
    def __init__(
        self, variant: SchedHintVariantAttr | SchedHint | str | int, *,
        num_ds_reads_a: InstCounterAttr | tuple[Any, ...] | None = None,
        num_ds_reads_b: InstCounterAttr | tuple[Any, ...] | None = None,
        num_ds_writes_a: InstCounterAttr | tuple[Any, ...] | None = None,
        num_ds_writes_b: InstCounterAttr | tuple[Any, ...] | None = None,
        num_global_loads_a: InstCounterAttr | tuple[Any, ...] | None = None,
        num_global_loads_b: InstCounterAttr | tuple[Any, ...] | None = None,
        is_buffer_loads_a_enabled: bool | ir.BoolAttr | None = None,
        is_buffer_loads_b_enabled: bool | ir.BoolAttr | None = None,
        num_mmas: InstCounterAttr | tuple[Any, ...] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def variant(self) -> SchedHintVariantAttr:
        """Attribute `variant`: SchedHintVariantAttr."""
    @variant.setter
    def variant(self, value: SchedHintVariantAttr | SchedHint | str | int) -> None: ...
    @property
    def num_ds_reads_a(self) -> InstCounterAttr | None:
        """Attribute `numDsReadsA`: InstCounterAttr."""
    @num_ds_reads_a.setter
    def num_ds_reads_a(self, value: InstCounterAttr | tuple[Any, ...] | None) -> None: ...
    @num_ds_reads_a.deleter
    def num_ds_reads_a(self) -> None: ...
    @property
    def num_ds_reads_b(self) -> InstCounterAttr | None:
        """Attribute `numDsReadsB`: InstCounterAttr."""
    @num_ds_reads_b.setter
    def num_ds_reads_b(self, value: InstCounterAttr | tuple[Any, ...] | None) -> None: ...
    @num_ds_reads_b.deleter
    def num_ds_reads_b(self) -> None: ...
    @property
    def num_ds_writes_a(self) -> InstCounterAttr | None:
        """Attribute `numDsWritesA`: InstCounterAttr."""
    @num_ds_writes_a.setter
    def num_ds_writes_a(self, value: InstCounterAttr | tuple[Any, ...] | None) -> None: ...
    @num_ds_writes_a.deleter
    def num_ds_writes_a(self) -> None: ...
    @property
    def num_ds_writes_b(self) -> InstCounterAttr | None:
        """Attribute `numDsWritesB`: InstCounterAttr."""
    @num_ds_writes_b.setter
    def num_ds_writes_b(self, value: InstCounterAttr | tuple[Any, ...] | None) -> None: ...
    @num_ds_writes_b.deleter
    def num_ds_writes_b(self) -> None: ...
    @property
    def num_global_loads_a(self) -> InstCounterAttr | None:
        """Attribute `numGlobalLoadsA`: InstCounterAttr."""
    @num_global_loads_a.setter
    def num_global_loads_a(self, value: InstCounterAttr | tuple[Any, ...] | None) -> None: ...
    @num_global_loads_a.deleter
    def num_global_loads_a(self) -> None: ...
    @property
    def num_global_loads_b(self) -> InstCounterAttr | None:
        """Attribute `numGlobalLoadsB`: InstCounterAttr."""
    @num_global_loads_b.setter
    def num_global_loads_b(self, value: InstCounterAttr | tuple[Any, ...] | None) -> None: ...
    @num_global_loads_b.deleter
    def num_global_loads_b(self) -> None: ...
    @property
    def is_buffer_loads_a_enabled(self) -> ir.BoolAttr | None:
        """Attribute `isBufferLoadsAEnabled`: bool attribute."""
    @is_buffer_loads_a_enabled.setter
    def is_buffer_loads_a_enabled(self, value: bool | ir.BoolAttr | None) -> None: ...
    @is_buffer_loads_a_enabled.deleter
    def is_buffer_loads_a_enabled(self) -> None: ...
    @property
    def is_buffer_loads_b_enabled(self) -> ir.BoolAttr | None:
        """Attribute `isBufferLoadsBEnabled`: bool attribute."""
    @is_buffer_loads_b_enabled.setter
    def is_buffer_loads_b_enabled(self, value: bool | ir.BoolAttr | None) -> None: ...
    @is_buffer_loads_b_enabled.deleter
    def is_buffer_loads_b_enabled(self) -> None: ...
    @property
    def num_mmas(self) -> InstCounterAttr | None:
        """Attribute `numMMAs`: InstCounterAttr."""
    @num_mmas.setter
    def num_mmas(self, value: InstCounterAttr | tuple[Any, ...] | None) -> None: ...
    @num_mmas.deleter
    def num_mmas(self) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def variant(self) -> SchedHintVariantAttr: ...
        @property
        def num_ds_reads_a(self) -> InstCounterAttr: ...
        @property
        def num_ds_reads_b(self) -> InstCounterAttr: ...
        @property
        def num_ds_writes_a(self) -> InstCounterAttr: ...
        @property
        def num_ds_writes_b(self) -> InstCounterAttr: ...
        @property
        def num_global_loads_a(self) -> InstCounterAttr: ...
        @property
        def num_global_loads_b(self) -> InstCounterAttr: ...
        @property
        def is_buffer_loads_a_enabled(self) -> ir.BoolAttr: ...
        @property
        def is_buffer_loads_b_enabled(self) -> ir.BoolAttr: ...
        @property
        def num_mmas(self) -> InstCounterAttr: ...

def arrive_barrier(
    alloc: ir.Value | ir.OpView | ir.Operation, count: int | ir.IntegerAttr, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Arrives `count` times at a barrier; gives the phase before."""

def async_copy_mbarrier_arrive(
    barrier: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> AsyncCopyMbarrierArriveOp:
    """Arrives at a barrier when all asynchronous copies that the thread has started so far are done."""

def async_tdm_intrinsic_wait(
    async_token: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation,
    count: int | ir.IntegerAttr, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Waits until at most `count` instructions of the tensor data mover are on their way."""

def async_tdm_wait(
    async_token: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation,
    num: int | ir.IntegerAttr, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Waits until at most `num` copies of the tensor data mover are on their way."""

def async_wait(
    async_token: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation,
    num_inst: int | ir.IntegerAttr, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult:
    """Waits until at most `num_inst` instructions of asynchronous copies are on their way."""

def cluster_barrier_arrive(
    *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ClusterBarrierArriveOp:
    """Arrives at the cluster's barrier."""

def cluster_barrier_wait(
    *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ClusterBarrierWaitOp:
    """Waits until all CTAs of the cluster have arrived at its barrier."""

def cond_barrier(
    pred: ir.Value | ir.OpView | ir.Operation | int, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> CondBarrierOp:
    """A barrier of the workgroup for the threads whose `pred` is true; for others it is none."""

def init_barrier(
    alloc: ir.Value | ir.OpView | ir.Operation, count: int | ir.IntegerAttr, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> InitBarrierOp:
    """Makes a barrier, whose phases wait for `count` arrivals each, of an allocation."""

def instruction_sched_hint(
    variant: SchedHintVariantAttr | SchedHint | str | int, *,
    num_ds_reads_a: InstCounterAttr | tuple[Any, ...] | None = None,
    num_ds_reads_b: InstCounterAttr | tuple[Any, ...] | None = None,
    num_ds_writes_a: InstCounterAttr | tuple[Any, ...] | None = None,
    num_ds_writes_b: InstCounterAttr | tuple[Any, ...] | None = None,
    num_global_loads_a: InstCounterAttr | tuple[Any, ...] | None = None,
    num_global_loads_b: InstCounterAttr | tuple[Any, ...] | None = None,
    is_buffer_loads_a_enabled: bool | ir.BoolAttr | None = None,
    is_buffer_loads_b_enabled: bool | ir.BoolAttr | None = None,
    num_mmas: InstCounterAttr | tuple[Any, ...] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> InstructionSchedHintOp:
    """Says how the instructions of the loop around it are scheduled; in 3.4 with how many there are of each kind."""

def memory_counter_wait(
    *, load: int | ir.IntegerAttr | None = None, store: int | ir.IntegerAttr | None = None,
    ds: int | ir.IntegerAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> MemoryCounterWaitOp:
    """Waits until at most so many loads, stores and operations on shared memory are on their way."""

def wait_barrier(
    alloc: ir.Value | ir.OpView | ir.Operation, phase: ir.Value | ir.OpView | ir.Operation | int, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> WaitBarrierOp:
    """Waits until a barrier's phase of the parity `phase` is complete."""
