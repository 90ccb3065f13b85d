"""Ops of `ttng` on mbarriers in shared memory, fences and clusters. A barrier is a memory descriptor of 1xi64."""

from __future__ import annotations

from typing import Annotated

from gpuir.dialects.tt.constraints import shape_text
from gpuir.dialects.tt.dialect import TRITON
from gpuir.dialects.tt.enclosing import cluster_size
from gpuir.dialects.ttg.buffers import Barriers, LateBarriers, SingleBarriers, cta_bases
from gpuir.dialects.ttg.constraints import (
    MemoryEffects,
    Tensor,
    VerifyTensorLayouts,
    check_mutable,
    check_same_elements,
)
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
    default,
    in_releases,
    named,
)
from gpuir.ods.operation import OpBase
from gpuir.ods.respelling import LeftOut

#: A bool kept as an integer of one bit: the host has one attribute for both.
I1Attr = BoolAttr.narrowed("1-bit signless integer attribute")


class ArriveBarrierOp(DialectOp, dialect=TTNG, name="arrive_barrier"):
    """Arrives at a barrier: takes `count` off the arrivals that its phase waits for, where `pred` is true or missing.

    In a cluster `fromCTA` arrives at that CTA's barrier; bits of `multicastCTA` (in 3.8 `ctaMask`) that are set are those of
    CTAs' numbers in which the barriers' may differ from this CTA's.

    Refused: an `alloc` that is no barrier; a count below 1; a `fromCTA` or `multicastCTA` beyond the cluster, both of them but
    for the last CTA's, or either where each CTA does not have a barrier of its own.
    """

    alloc: Operand[MemDescType]
    count: Attr[I32Attr]
    pred: Operand[I1] | None
    cta_mask: Attr[I32Attr] = named("ctaMask", 0, releases="3.8")
    from_cta: Attr[I32Attr] | None = named("fromCTA", releases="3.9-")
    multicast_cta: Attr[I32Attr] = named("multicastCTA", 0, releases="3.9-")
    assembly = "$alloc `,` $count (`,` $pred^)? attr-dict `:` qualified(type($alloc))"
    traits = (SingleBarriers("alloc"), MemoryEffects(reads=("alloc",), writes=("alloc",)), VerifyTensorLayouts)
    example = "ttng.arrive_barrier %barrier, 2 : !ttg.memdesc<1xi64, #shared, #smem, mutable>"

    def verify(self) -> None:
        check_barrier(self.operation.operands[0].type, "alloc")
        if self.count.value < 1:
            raise VerifyError(f"expects count to be at least 1, found {self.count.value}")
        check_cta(self, self.from_cta)
        for name, mask in (("ctaMask", self.cta_mask.value), ("multicastCTA", self.multicast_cta.value)):
            if not mask:
                continue
            ctas = cluster_size(self) or 1
            if not 0 <= mask < ctas:
                raise VerifyError(f"expects {name} to be between 0 and {ctas - 1}, found {mask}")
            check_barrier_each(self, ctas, name, any_size=name == "multicastCTA")
            # That of the last CTA says nothing: the bits of a CTA's number are those of `fromCTA` that are set.
            if self.from_cta is not None and self.from_cta.value != ctas - 1:
                raise VerifyError(f"expects no fromCTA since it has {name}, found {self.from_cta.value}")


class AsyncCopyMbarrierArriveOp(DialectOp, dialect=TTNG, name="async_copy_mbarrier_arrive"):
    """Arrives at a barrier when all asynchronous copies that the thread has started so far are done.

    With `noIncrement` the barrier does not expect one more arrival for it.
    """

    releases = "3.5-"
    barrier: Operand[MemDescType]
    no_increment: Attr[UnitAttr] = named("noIncrement")
    assembly = "$barrier attr-dict `:` qualified(type($barrier))"
    traits = (LateBarriers("barrier"), MemoryEffects(writes=("barrier",)), VerifyTensorLayouts)


class BarrierExpectOp(DialectOp, dialect=TTNG, name="barrier_expect"):
    """Tells a barrier that `size` bytes will be copied, where `pred` is true; its phase waits for them too.

    In a cluster `fromCTA` says whose barrier it is.

    Refused: an `alloc` that is no barrier; a `fromCTA` beyond the cluster, or with a barrier that does not have one element a CTA.
    """

    alloc: Operand[MemDescType]
    size: Attr[I32Attr]
    from_cta: Attr[I32Attr] | None = named("fromCTA", releases="3.9-")
    pred: Operand[I1]
    assembly = "$alloc `,` $size attr-dict `,` $pred `:` qualified(type($alloc))"
    traits = (SingleBarriers("alloc"), MemoryEffects(writes=("alloc",)), VerifyTensorLayouts)

    def verify(self) -> None:
        check_barrier(self.operation.operands[0].type, "alloc")
        check_cta(self, self.from_cta)


class ClusterArriveOp(DialectOp, dialect=TTNG, name="cluster_arrive"):
    """Arrives at the cluster's barrier; `relaxed` gives no memory order. In 3.8 it is false where it is left out.

    Refused: from 3.7 on, a module with one CTA.
    """

    releases = "-3.8"
    relaxed: Attr[Annotated[ir.BoolAttr, I1Attr]]
    respelled = (LeftOut("relaxed", "false", TRITON.range("3.8")),)
    assembly = "attr-dict"
    traits = (VerifyTensorLayouts,)

    @in_releases("3.7-")
    def _in_cluster(self) -> None:
        check_cluster(self)


class ClusterWaitOp(DialectOp, dialect=TTNG, name="cluster_wait"):
    """Waits until all threads of the cluster have arrived at its barrier.

    Refused: from 3.7 on, a module with one CTA.
    """

    releases = "-3.8"
    assembly = "attr-dict"
    traits = (VerifyTensorLayouts,)

    @in_releases("3.7-")
    def _in_cluster(self) -> None:
        check_cluster(self)


class ClusterBarrierOp(DialectOp, dialect=TTNG, name="cluster_barrier"):
    """Waits until all threads of the cluster are here; `relaxed` gives no memory order.

    Refused: a module with one CTA.
    """

    releases = "3.8-"
    relaxed: Attr[BoolAttr] = default(False)
    assembly = "attr-dict"
    traits = (VerifyTensorLayouts,)

    def verify(self) -> None:
        check_cluster(self)


class FenceMBarrierInitReleaseClusterOp(DialectOp, dialect=TTNG, name="fence_mbarrier_init_release_cluster"):
    """Orders the making of barriers before what other CTAs of the cluster do with them.

    Refused: a module with one CTA.
    """

    releases = "3.7-"
    assembly = "attr-dict"
    traits = (VerifyTensorLayouts,)

    def verify(self) -> None:
        check_cluster(self)


def check_cluster(op: OpBase) -> None:
    """The op runs in a cluster of several CTAs; what the module says of them is known where it stands in one."""
    ctas = cluster_size(op)
    if ctas is not None and ctas < 2:
        raise VerifyError(f"expects ttg.num-ctas around it to be at least 2, found {ctas}")


def check_cta(op: OpBase, cta: ir.IntegerAttr | None) -> None:
    """The number of a CTA of the cluster, of which each has a barrier."""
    if cta is None:
        return
    ctas = cluster_size(op) or 1
    if not 0 <= cta.value < ctas:
        raise VerifyError(f"expects fromCTA to be between 0 and {ctas - 1}, found {cta.value}")
    check_barrier_each(op, ctas, "fromCTA")


def check_barrier_each(op: OpBase, ctas: int, name: str, any_size: bool = False) -> None:
    """Each CTA of the cluster has a barrier of its own; `any_size`: however many a view of them shows."""
    barrier = op.operation.operands[0].type
    if list(barrier.shape) != [ctas] and not any_size:
        raise VerifyError(f"expects alloc to have {ctas} elements, one a CTA, since it has {name}, found {barrier}")
    expected, found = [1 << bit for bit in range(ctas.bit_length() - 1)], cta_bases(barrier)
    if found != expected:
        raise VerifyError(
            f"expects alloc to have a barrier for each CTA, bases {expected}, since it has {name}, found {found} ({barrier})"
        )


class FenceAsyncSharedOp(DialectOp, dialect=TTNG, name="fence_async_shared"):
    """Orders ordinary accesses to shared memory before those of the asynchronous proxy; `bCluster`: in the cluster."""

    b_cluster: Attr[BoolAttr] = named("bCluster")
    assembly = "attr-dict"
    traits = (VerifyTensorLayouts,)


class InitBarrierOp(DialectOp, dialect=TTNG, name="init_barrier"):
    """Makes a barrier, whose phases wait for `count` arrivals each, of an allocation.

    Refused: an `alloc` that is no barrier; up to 3.6 one with a barrier in each of several CTAs; from 3.8 on a `count` of 0.
    """

    alloc: Operand[MemDescType]
    count: Attr[I32Attr]
    assembly = "$alloc `,` $count attr-dict `:` qualified(type($alloc))"
    traits = (SingleBarriers("alloc"), MemoryEffects(writes=("alloc",)), VerifyTensorLayouts)
    local_verify = True

    @in_releases("-3.6")
    def _is_one(self) -> None:
        barrier = self.operation.operands[0].type
        if list(barrier.shape) != [1]:
            raise VerifyError(f"expects alloc to be one barrier, 1xi64, found {shape_text(barrier.shape)}xi64")

    @in_releases("3.8-")
    def _is_waited_for(self) -> None:
        if not self.count.value:
            raise VerifyError("expects count to be at least 1, found 0")

    def verify(self) -> None:
        check_barrier(self.operation.operands[0].type, "alloc")


class InvalBarrierOp(DialectOp, dialect=TTNG, name="inval_barrier"):
    """Ends a barrier, so that its memory can be used for something else.

    Refused: an `alloc` that is no barrier.
    """

    alloc: Operand[MemDescType]
    assembly = "$alloc attr-dict `:` qualified(type($alloc))"
    traits = (SingleBarriers("alloc"), MemoryEffects(writes=("alloc",)), VerifyTensorLayouts)
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
    traits = (
        SingleBarriers("alloc"),
        AttrSizedOperandSegments,
        MemoryEffects(reads=("alloc",), writes=("alloc",)),
        VerifyTensorLayouts,
    )
    local_verify = True

    def verify(self) -> None:
        check_barrier(self.operation.operands[0].type, "alloc")


class AsyncSharedStoreOp(DialectOp, dialect=TTNG, name="async_shared_store"):
    """Starts to write a tensor into the buffers of the CTAs of a cluster; `barrier` gets the bytes that have arrived.

    Refused: a module with one CTA; a destination that is not mutable, or of another shape or element type than `src`'s; a
    barrier that is none.
    """

    releases = "3.8-"
    src: Operand[Tensor]
    dst: Operand[MemDescType]
    barrier: Operand[MemDescType]
    assembly = (
        "$src `,` $dst `,` $barrier attr-dict `:` type($src) `->` qualified(type($dst)) `,` qualified(type($barrier))"
    )
    traits = (Barriers("barrier"), MemoryEffects(reads=("barrier",), writes=("dst", "barrier")), VerifyTensorLayouts)

    def verify(self) -> None:
        source, target, barrier = (value.type for value in self.operation.operands)
        check_barrier(barrier, "barrier")
        check_cluster(self)
        check_mutable(target, "dst")
        check_same_elements(source, target, "src", "dst")


arrive_barrier = ArriveBarrierOp.builder
async_copy_mbarrier_arrive = AsyncCopyMbarrierArriveOp.builder
async_shared_store = AsyncSharedStoreOp.builder
barrier_expect = BarrierExpectOp.builder
cluster_arrive = ClusterArriveOp.builder
cluster_barrier = ClusterBarrierOp.builder
cluster_wait = ClusterWaitOp.builder
fence_mbarrier_init_release_cluster = FenceMBarrierInitReleaseClusterOp.builder
fence_async_shared = FenceAsyncSharedOp.builder
init_barrier = InitBarrierOp.builder
inval_barrier = InvalBarrierOp.builder
wait_barrier = WaitBarrierOp.builder
