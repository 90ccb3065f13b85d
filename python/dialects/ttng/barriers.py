"""Ops of `ttng` on mbarriers in shared memory, fences and clusters. A barrier is a memory descriptor of 1xi64."""

from __future__ import annotations

from typing import Annotated

from gpuir.dialects.ttg.constraints import MemoryEffects, VerifyTensorLayouts
from gpuir.dialects.ttg.types import MemDescType
from gpuir.dialects.ttng.constraints import check_barrier
from gpuir.dialects.ttng.dialect import TTNG
from gpuir.host import ir
from gpuir.ods import (
    I1,
    I32,
    Attr,
    AttrSizedOperandSegments,
    BoolAttr,
    DialectOp,
    I32Attr,
    Operand,
    Operands,
    UnitAttr,
    VerifyError,
    named,
)

#: A bool kept as an integer of one bit: the host has one attribute for both.
I1Attr = BoolAttr.narrowed("1-bit signless integer attribute")


class ArriveBarrierOp(DialectOp, dialect=TTNG, name="arrive_barrier"):
    """Arrives at a barrier: takes `count` off the arrivals that its phase waits for, where `pred` is true or missing.

    Refused: an `alloc` that is no barrier; a count below 1.
    """

    alloc: Operand[MemDescType]
    count: Attr[I32Attr]
    pred: Operand[I1] | None
    assembly = "$alloc `,` $count (`,` $pred^)? attr-dict `:` qualified(type($alloc))"
    traits = (MemoryEffects(reads=("alloc",), writes=("alloc",)), VerifyTensorLayouts)
    local_verify = True
    example = "ttng.arrive_barrier %barrier, 2 : !ttg.memdesc<1xi64, #shared, #smem, mutable>"

    def verify(self) -> None:
        check_barrier(self.operation.operands[0].type, "alloc")
        if self.count.value < 1:
            raise VerifyError(f"expects count to be at least 1, found {self.count.value}")


class AsyncCopyMbarrierArriveOp(DialectOp, dialect=TTNG, name="async_copy_mbarrier_arrive"):
    """Arrives at a barrier when all asynchronous copies that the thread has started so far are done.

    With `noIncrement` the barrier does not expect one more arrival for it.
    """

    barrier: Operand[MemDescType]
    no_increment: Attr[UnitAttr] = named("noIncrement")
    assembly = "$barrier attr-dict `:` qualified(type($barrier))"
    traits = (MemoryEffects(writes=("barrier",)), VerifyTensorLayouts)


class BarrierExpectOp(DialectOp, dialect=TTNG, name="barrier_expect"):
    """Tells a barrier that `size` bytes will be copied, where `pred` is true; its phase waits for them too.

    Refused: an `alloc` that is no barrier.
    """

    alloc: Operand[MemDescType]
    size: Attr[I32Attr]
    pred: Operand[I1]
    assembly = "$alloc `,` $size attr-dict `,` $pred `:` qualified(type($alloc))"
    traits = (MemoryEffects(writes=("alloc",)), VerifyTensorLayouts)
    local_verify = True

    def verify(self) -> None:
        check_barrier(self.operation.operands[0].type, "alloc")


class ClusterArriveOp(DialectOp, dialect=TTNG, name="cluster_arrive"):
    """Arrives at the cluster's barrier; `relaxed` gives no memory order."""

    relaxed: Attr[Annotated[ir.BoolAttr, I1Attr]]
    assembly = "attr-dict"
    traits = (VerifyTensorLayouts,)


class ClusterWaitOp(DialectOp, dialect=TTNG, name="cluster_wait"):
    """Waits until all threads of the cluster have arrived at its barrier."""

    assembly = "attr-dict"
    traits = (VerifyTensorLayouts,)


class FenceAsyncSharedOp(DialectOp, dialect=TTNG, name="fence_async_shared"):
    """Orders ordinary accesses to shared memory before those of the asynchronous proxy; `bCluster`: in the cluster."""

    b_cluster: Attr[BoolAttr] = named("bCluster")
    assembly = "attr-dict"
    traits = (VerifyTensorLayouts,)


class InitBarrierOp(DialectOp, dialect=TTNG, name="init_barrier"):
    """Makes a barrier, whose phases wait for `count` arrivals each, of an allocation.

    Refused: an `alloc` that is no barrier.
    """

    alloc: Operand[MemDescType]
    count: Attr[I32Attr]
    assembly = "$alloc `,` $count attr-dict `:` qualified(type($alloc))"
    traits = (MemoryEffects(writes=("alloc",)), VerifyTensorLayouts)
    local_verify = True

    def verify(self) -> None:
        check_barrier(self.operation.operands[0].type, "alloc")


class InvalBarrierOp(DialectOp, dialect=TTNG, name="inval_barrier"):
    """Ends a barrier, so that its memory can be used for something else.

    Refused: an `alloc` that is no barrier.
    """

    alloc: Operand[MemDescType]
    assembly = "$alloc attr-dict `:` qualified(type($alloc))"
    traits = (MemoryEffects(writes=("alloc",)), VerifyTensorLayouts)
    local_verify = True

    def verify(self) -> None:
        check_barrier(self.operation.operands[0].type, "alloc")


class WaitBarrierOp(DialectOp, dialect=TTNG, name="wait_barrier"):
    """Waits until a barrier's phase of the parity `phase` is complete, where `pred` is true or missing.

    `deps` are buffers that may be accessed until then.

    Refused: an `alloc` that is no barrier.
    """

    alloc: Operand[MemDescType]
    phase: Operand[I32]
    pred: Operand[I1] | None
    deps: Operands[MemDescType]
    assembly = "$alloc `,` $phase (`,` $pred^)? (`deps` $deps^)? attr-dict `:` qualified(type($alloc)) (`,` qualified(type($deps))^)?"
    traits = (AttrSizedOperandSegments, MemoryEffects(reads=("alloc",), writes=("alloc",)), VerifyTensorLayouts)
    local_verify = True

    def verify(self) -> None:
        check_barrier(self.operation.operands[0].type, "alloc")


arrive_barrier = ArriveBarrierOp.builder
async_copy_mbarrier_arrive = AsyncCopyMbarrierArriveOp.builder
barrier_expect = BarrierExpectOp.builder
cluster_arrive = ClusterArriveOp.builder
cluster_wait = ClusterWaitOp.builder
fence_async_shared = FenceAsyncSharedOp.builder
init_barrier = InitBarrierOp.builder
inval_barrier = InvalBarrierOp.builder
wait_barrier = WaitBarrierOp.builder
