# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import final

from gpuir.host import ir
from gpuir.ods.constraints import AttrConstraint
from gpuir.ods.operation import OpBase

I1Attr: AttrConstraint

@final
class ArriveBarrierOp(OpBase):
    """Arrives at a barrier: takes `count` off the arrivals that its phase waits for, where `pred` is true or missing."""
    def __init__(
        self, alloc: ir.Value | ir.OpView | ir.Operation, count: int | ir.IntegerAttr, *,
        pred: ir.Value | ir.OpView | ir.Operation | int | None = None, cta_mask: int | ir.IntegerAttr | None = None,
        from_cta: int | ir.IntegerAttr | None = None, multicast_cta: int | ir.IntegerAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def alloc(self) -> ir.Value:
        """Operand `alloc`: !ttg.memdesc."""
    @alloc.setter
    def alloc(self, value: ir.Value) -> None: ...
    @property
    def pred(self) -> ir.Value | None:
        """Operand `pred`: 1-bit signless integer."""
    @pred.setter
    def pred(self, value: ir.Value | None) -> None: ...
    @property
    def count(self) -> ir.IntegerAttr:
        """Attribute `count`: 32-bit signless integer attribute."""
    @count.setter
    def count(self, value: int | ir.IntegerAttr) -> None: ...
    @property
    def cta_mask(self) -> ir.IntegerAttr:
        """Attribute `ctaMask`: 32-bit signless integer attribute."""
    @cta_mask.setter
    def cta_mask(self, value: int | ir.IntegerAttr) -> None: ...
    @property
    def from_cta(self) -> ir.IntegerAttr | None:
        """Attribute `fromCTA`: 32-bit signless integer attribute."""
    @from_cta.setter
    def from_cta(self, value: int | ir.IntegerAttr | None) -> None: ...
    @from_cta.deleter
    def from_cta(self) -> None: ...
    @property
    def multicast_cta(self) -> ir.IntegerAttr:
        """Attribute `multicastCTA`: 32-bit signless integer attribute."""
    @multicast_cta.setter
    def multicast_cta(self, value: int | ir.IntegerAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def alloc(self) -> ir.Value: ...
        @property
        def count(self) -> ir.IntegerAttr: ...
        @property
        def cta_mask(self) -> ir.IntegerAttr: ...
        @property
        def from_cta(self) -> ir.IntegerAttr: ...
        @property
        def multicast_cta(self) -> ir.IntegerAttr: ...

@final
class AsyncCopyMbarrierArriveOp(OpBase):
    """Arrives at a barrier when all asynchronous copies that the thread has started so far are done."""
    def __init__(
        self, barrier: ir.Value | ir.OpView | ir.Operation, *, no_increment: bool | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def barrier(self) -> ir.Value:
        """Operand `barrier`: !ttg.memdesc."""
    @barrier.setter
    def barrier(self, value: ir.Value) -> None: ...
    @property
    def no_increment(self) -> bool:
        """Attribute `noIncrement`: unit attribute."""
    @no_increment.setter
    def no_increment(self, value: bool | None) -> None: ...
    @no_increment.deleter
    def no_increment(self) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def barrier(self) -> ir.Value: ...
        @property
        def no_increment(self) -> bool: ...

@final
class BarrierExpectOp(OpBase):
    """Tells a barrier that `size` bytes will be copied, where `pred` is true; its phase waits for them too."""
    def __init__(
        self, alloc: ir.Value | ir.OpView | ir.Operation, size: int | ir.IntegerAttr,
        pred: ir.Value | ir.OpView | ir.Operation | int, *, from_cta: int | ir.IntegerAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def alloc(self) -> ir.Value:
        """Operand `alloc`: !ttg.memdesc."""
    @alloc.setter
    def alloc(self, value: ir.Value) -> None: ...
    @property
    def pred(self) -> ir.Value:
        """Operand `pred`: 1-bit signless integer."""
    @pred.setter
    def pred(self, value: ir.Value) -> None: ...
    @property
    def size(self) -> ir.IntegerAttr:
        """Attribute `size`: 32-bit signless integer attribute."""
    @size.setter
    def size(self, value: int | ir.IntegerAttr) -> None: ...
    @property
    def from_cta(self) -> ir.IntegerAttr | None:
        """Attribute `fromCTA`: 32-bit signless integer attribute."""
    @from_cta.setter
    def from_cta(self, value: int | ir.IntegerAttr | None) -> None: ...
    @from_cta.deleter
    def from_cta(self) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def alloc(self) -> ir.Value: ...
        @property
        def pred(self) -> ir.Value: ...
        @property
        def size(self) -> ir.IntegerAttr: ...
        @property
        def from_cta(self) -> ir.IntegerAttr: ...

@final
class ClusterArriveOp(OpBase):
    """Arrives at the cluster's barrier; `relaxed` gives no memory order. In 3.8 it is false where it is left out."""
    def __init__(
        self, relaxed: bool | ir.BoolAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def relaxed(self) -> ir.BoolAttr:
        """Attribute `relaxed`: 1-bit signless integer attribute."""
    @relaxed.setter
    def relaxed(self, value: bool | ir.BoolAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def relaxed(self) -> ir.BoolAttr: ...

@final
class ClusterWaitOp(OpBase):
    """Waits until all threads of the cluster have arrived at its barrier."""
    def __init__(self, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None: ...

@final
class ClusterBarrierOp(OpBase):
    """Waits until all threads of the cluster are here; `relaxed` gives no memory order."""
    def __init__(
        self, *, relaxed: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def relaxed(self) -> ir.BoolAttr:
        """Attribute `relaxed`: bool attribute."""
    @relaxed.setter
    def relaxed(self, value: bool | ir.BoolAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def relaxed(self) -> ir.BoolAttr: ...

@final
class FenceMBarrierInitReleaseClusterOp(OpBase):
    """Orders the making of barriers before what other CTAs of the cluster do with them."""
    def __init__(self, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None: ...

def check_cluster(op: OpBase) -> None:
    """The op runs in a cluster of several CTAs; what the module says of them is known where it stands in one."""

def check_cta(op: OpBase, cta: ir.IntegerAttr | None) -> None:
    """The number of a CTA of the cluster, of which each has a barrier."""

def check_barrier_each(op: OpBase, ctas: int, name: str, any_size: bool = False) -> None:
    """Each CTA of the cluster has a barrier of its own; `any_size`: however many a view of them shows."""

@final
class FenceAsyncSharedOp(OpBase):
    """Orders ordinary accesses to shared memory before those of the asynchronous proxy; `bCluster`: in the cluster."""
    def __init__(
        self, b_cluster: bool | ir.BoolAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def b_cluster(self) -> ir.BoolAttr:
        """Attribute `bCluster`: bool attribute."""
    @b_cluster.setter
    def b_cluster(self, value: bool | ir.BoolAttr) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def b_cluster(self) -> ir.BoolAttr: ...

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
class InvalBarrierOp(OpBase):
    """Ends a barrier, so that its memory can be used for something else."""
    def __init__(
        self, alloc: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def alloc(self) -> ir.Value:
        """Operand `alloc`: !ttg.memdesc."""
    @alloc.setter
    def alloc(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def alloc(self) -> ir.Value: ...

@final
class WaitBarrierOp(OpBase):
    """Waits until a barrier's phase of the parity `phase` is complete, where `pred` is true or missing."""
    def __init__(
        self, alloc: ir.Value | ir.OpView | ir.Operation, phase: ir.Value | ir.OpView | ir.Operation | int,
        deps: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
        pred: ir.Value | ir.OpView | ir.Operation | int | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
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
    @property
    def pred(self) -> ir.Value | None:
        """Operand `pred`: 1-bit signless integer."""
    @pred.setter
    def pred(self, value: ir.Value | None) -> None: ...
    @property
    def deps(self) -> list[ir.Value]:
        """Operand `deps`: !ttg.memdesc."""
    @deps.setter
    def deps(self, value: Sequence[ir.Value] | ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def alloc(self) -> ir.Value: ...
        @property
        def phase(self) -> ir.Value: ...

@final
class AsyncSharedStoreOp(OpBase):
    """Starts to write a tensor into the buffers of the CTAs of a cluster; `barrier` gets the bytes that have arrived."""
    def __init__(
        self, src: ir.Value | ir.OpView | ir.Operation, dst: ir.Value | ir.OpView | ir.Operation,
        barrier: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value:
        """Operand `src`: ranked tensor of floating-point, integer or ptr values."""
    @src.setter
    def src(self, value: ir.Value) -> None: ...
    @property
    def dst(self) -> ir.Value:
        """Operand `dst`: !ttg.memdesc."""
    @dst.setter
    def dst(self, value: ir.Value) -> None: ...
    @property
    def barrier(self) -> ir.Value:
        """Operand `barrier`: !ttg.memdesc."""
    @barrier.setter
    def barrier(self, value: ir.Value) -> None: ...
    class Adaptor(ir.OpAdaptor):
        @property
        def src(self) -> ir.Value: ...
        @property
        def dst(self) -> ir.Value: ...
        @property
        def barrier(self) -> ir.Value: ...

def arrive_barrier(
    alloc: ir.Value | ir.OpView | ir.Operation, count: int | ir.IntegerAttr, *,
    pred: ir.Value | ir.OpView | ir.Operation | int | None = None, cta_mask: int | ir.IntegerAttr | None = None,
    from_cta: int | ir.IntegerAttr | None = None, multicast_cta: int | ir.IntegerAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ArriveBarrierOp:
    """Arrives at a barrier: takes `count` off the arrivals that its phase waits for, where `pred` is true or missing."""

def async_copy_mbarrier_arrive(
    barrier: ir.Value | ir.OpView | ir.Operation, *, no_increment: bool | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> AsyncCopyMbarrierArriveOp:
    """Arrives at a barrier when all asynchronous copies that the thread has started so far are done."""

def async_shared_store(
    src: ir.Value | ir.OpView | ir.Operation, dst: ir.Value | ir.OpView | ir.Operation,
    barrier: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> AsyncSharedStoreOp:
    """Starts to write a tensor into the buffers of the CTAs of a cluster; `barrier` gets the bytes that have arrived."""

def barrier_expect(
    alloc: ir.Value | ir.OpView | ir.Operation, size: int | ir.IntegerAttr,
    pred: ir.Value | ir.OpView | ir.Operation | int, *, from_cta: int | ir.IntegerAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> BarrierExpectOp:
    """Tells a barrier that `size` bytes will be copied, where `pred` is true; its phase waits for them too."""

def cluster_arrive(
    relaxed: bool | ir.BoolAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ClusterArriveOp:
    """Arrives at the cluster's barrier; `relaxed` gives no memory order. In 3.8 it is false where it is left out."""

def cluster_barrier(
    *, relaxed: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ClusterBarrierOp:
    """Waits until all threads of the cluster are here; `relaxed` gives no memory order."""

def cluster_wait(*, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> ClusterWaitOp:
    """Waits until all threads of the cluster have arrived at its barrier."""

def fence_mbarrier_init_release_cluster(
    *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> FenceMBarrierInitReleaseClusterOp:
    """Orders the making of barriers before what other CTAs of the cluster do with them."""

def fence_async_shared(
    b_cluster: bool | ir.BoolAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> FenceAsyncSharedOp:
    """Orders ordinary accesses to shared memory before those of the asynchronous proxy; `bCluster`: in the cluster."""

def init_barrier(
    alloc: ir.Value | ir.OpView | ir.Operation, count: int | ir.IntegerAttr, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> InitBarrierOp:
    """Makes a barrier, whose phases wait for `count` arrivals each, of an allocation."""

def inval_barrier(
    alloc: ir.Value | ir.OpView | ir.Operation, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> InvalBarrierOp:
    """Ends a barrier, so that its memory can be used for something else."""

def wait_barrier(
    alloc: ir.Value | ir.OpView | ir.Operation, phase: ir.Value | ir.OpView | ir.Operation | int,
    deps: Sequence[ir.Value | ir.OpView | ir.Operation] | ir.Value | ir.OpView | ir.Operation = (), *,
    pred: ir.Value | ir.OpView | ir.Operation | int | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> WaitBarrierOp:
    """Waits until a barrier's phase of the parity `phase` is complete, where `pred` is true or missing."""
