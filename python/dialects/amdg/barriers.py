"""Ops of `amdg` that wait, arrive and schedule: mbarriers in shared memory, counters of memory operations, clusters."""

from __future__ import annotations

from gpuir.dialects.amdg.constraints import check_barrier, check_clusters
from gpuir.dialects.amdg.dialect import AMDG, InstCounterAttr, SchedHintVariantAttr
from gpuir.dialects.tt.traits import MemoryEffects
from gpuir.dialects.ttg.buffers import SingleBarriers
from gpuir.dialects.ttg.types import AsyncTokenType, MemDescType
from gpuir.ods import (
    I1,
    I32,
    Attr,
    BoolAttr,
    DialectOp,
    I32Attr,
    Operand,
    Operands,
    Result,
    VerifyError,
    in_releases,
    named,
)
from gpuir.ods.syntax import ReadOp


class InitBarrierOp(DialectOp, dialect=AMDG, name="init_barrier"):
    """Makes a barrier, whose phases wait for `count` arrivals each, of an allocation.

    Refused: an `alloc` that is no barrier; a count of 0.
    """

    releases = "3.6-"
    alloc: Operand[MemDescType]
    count: Attr[I32Attr]
    assembly = "$alloc `,` $count attr-dict `:` qualified(type($alloc))"
    traits = (
        SingleBarriers("alloc"),
        MemoryEffects(writes=("alloc",)),
    )

    def verify(self) -> None:
        check_barrier(self, self.alloc.type)
        if self.count.value == 0:
            raise VerifyError("expects count to be at least 1, found 0")


class ArriveBarrierOp(DialectOp, dialect=AMDG, name="arrive_barrier"):
    """Arrives `count` times at a barrier; gives the phase before.

    Refused: an `alloc` that is no barrier; a count of 0.
    """

    releases = "3.6-"
    alloc: Operand[MemDescType]
    count: Attr[I32Attr]
    result: Result[I32]
    assembly = "$alloc `,` $count attr-dict `:` qualified(type($alloc)) `->` type($result)"
    traits = (
        SingleBarriers("alloc"),
        MemoryEffects(reads=("alloc",), writes=("alloc",)),
    )

    def verify(self) -> None:
        check_barrier(self, self.alloc.type)
        if self.count.value == 0:
            raise VerifyError("expects count to be at least 1, found 0")


class WaitBarrierOp(DialectOp, dialect=AMDG, name="wait_barrier"):
    """Waits until a barrier's phase of the parity `phase` is complete.

    Refused: an `alloc` that is no barrier.
    """

    releases = "3.6-"
    alloc: Operand[MemDescType]
    phase: Operand[I32]
    assembly = "$alloc `,` $phase attr-dict `:` qualified(type($alloc))"
    traits = (
        SingleBarriers("alloc"),
        MemoryEffects(reads=("alloc",), writes=("alloc",)),
    )

    def verify(self) -> None:
        check_barrier(self, self.alloc.type)


class AsyncCopyMbarrierArriveOp(DialectOp, dialect=AMDG, name="async_copy_mbarrier_arrive"):
    """Arrives at a barrier when all asynchronous copies that the thread has started so far are done.

    Refused: a `barrier` that is none.
    """

    releases = "3.6-"
    barrier: Operand[MemDescType]
    assembly = "$barrier attr-dict `:` qualified(type($barrier))"
    traits = (
        SingleBarriers("barrier"),
        MemoryEffects(writes=("barrier",)),
    )

    def verify(self) -> None:
        check_barrier(self, self.barrier.type)


class ClusterBarrierArriveOp(DialectOp, dialect=AMDG, name="cluster_barrier_arrive"):
    """Arrives at the cluster's barrier.

    Refused: a module of one CTA a cluster.
    """

    releases = "3.7-"
    assembly = "attr-dict"

    def verify(self) -> None:
        check_clusters(self)


class ClusterBarrierWaitOp(DialectOp, dialect=AMDG, name="cluster_barrier_wait"):
    """Waits until all CTAs of the cluster have arrived at its barrier.

    Refused: a module of one CTA a cluster.
    """

    releases = "3.7-"
    assembly = "attr-dict"

    def verify(self) -> None:
        check_clusters(self)


class CondBarrierOp(DialectOp, dialect=AMDG, name="cond_barrier"):
    """A barrier of the workgroup for the threads whose `pred` is true; for others it is none."""

    pred: Operand[I1]
    assembly = "$pred attr-dict"


class AsyncWaitOp(DialectOp, dialect=AMDG, name="async_wait"):
    """Waits until at most `num_inst` instructions of asynchronous copies are on their way."""

    releases = "3.6-"
    async_token: Operands[AsyncTokenType] = named("asyncToken")
    num_inst: Attr[I32Attr]
    ret_token: Result[AsyncTokenType] = named("retToken")
    assembly = "($asyncToken^)? attr-dict"


class AsyncTDMWaitOp(DialectOp, dialect=AMDG, name="async_tdm_wait"):
    """Waits until at most `num` copies of the tensor data mover are on their way."""

    releases = "3.6-"
    async_token: Operands[AsyncTokenType] = named("asyncToken")
    num: Attr[I32Attr]
    ret_token: Result[AsyncTokenType] = named("retToken")
    assembly = "$asyncToken attr-dict"


class AsyncTDMIntrinsicWaitOp(DialectOp, dialect=AMDG, name="async_tdm_intrinsic_wait"):
    """Waits until at most `count` instructions of the tensor data mover are on their way."""

    releases = "3.7-"
    async_token: Operands[AsyncTokenType] = named("asyncToken")
    count: Attr[I32Attr]
    ret_token: Result[AsyncTokenType] = named("retToken")
    assembly = "($asyncToken^)? attr-dict"


class MemoryCounterWaitOp(DialectOp, dialect=AMDG, name="memory_counter_wait"):
    """Waits until at most so many loads, stores and operations on shared memory are on their way."""

    releases = "3.6-3.8"
    load: Attr[I32Attr] | None
    store: Attr[I32Attr] | None
    ds: Attr[I32Attr] | None
    assembly = "oilist(`load` `(` $load `)` | `store` `(` $store `)` | `ds` `(` $ds `)`) attr-dict"


_COUNTED = (
    "numDsReadsA",
    "numDsReadsB",
    "numDsWritesA",
    "numDsWritesB",
    "numGlobalLoadsA",
    "numGlobalLoadsB",
    "numMMAs",
)


def _unsaid_hint(state: ReadOp) -> str:
    """The variant in 3.2, where a pass's option says it: none of them unless given, and nothing counted."""
    state.attributes.update(dict.fromkeys(("isBufferLoadsAEnabled", "isBufferLoadsBEnabled"), "false"))
    state.attributes.update(dict.fromkeys(_COUNTED, InstCounterAttr.spec.host_spelling(["0 : i64", "none"])))
    return SchedHintVariantAttr.spec.host_spelling(['"none"'])


class InstructionSchedHintOp(DialectOp, dialect=AMDG, name="instruction_sched_hint"):
    """Says how the instructions of the loop around it are scheduled; in 3.4 with how many there are of each kind."""

    releases = "-3.7"
    variant: Attr[SchedHintVariantAttr]
    num_ds_reads_a: Attr[InstCounterAttr] | None = named("numDsReadsA", releases="-3.4")
    num_ds_reads_b: Attr[InstCounterAttr] | None = named("numDsReadsB", releases="-3.4")
    num_ds_writes_a: Attr[InstCounterAttr] | None = named("numDsWritesA", releases="-3.4")
    num_ds_writes_b: Attr[InstCounterAttr] | None = named("numDsWritesB", releases="-3.4")
    num_global_loads_a: Attr[InstCounterAttr] | None = named("numGlobalLoadsA", releases="-3.4")
    num_global_loads_b: Attr[InstCounterAttr] | None = named("numGlobalLoadsB", releases="-3.4")
    is_buffer_loads_a_enabled: Attr[BoolAttr] | None = named("isBufferLoadsAEnabled", releases="-3.4")
    is_buffer_loads_b_enabled: Attr[BoolAttr] | None = named("isBufferLoadsBEnabled", releases="-3.4")
    num_mmas: Attr[InstCounterAttr] | None = named("numMMAs", releases="-3.4")
    left_out = {"variant": ("-3.2", _unsaid_hint)}
    assembly = "attr-dict"

    @in_releases("3.4")
    def _counts(self) -> None:
        for field in self.spec.attributes.values():
            if field.releases is not None and field.name not in self.operation.attributes:
                raise VerifyError(f"expects {field.name}, found none")


arrive_barrier = ArriveBarrierOp.builder
async_copy_mbarrier_arrive = AsyncCopyMbarrierArriveOp.builder
async_tdm_intrinsic_wait = AsyncTDMIntrinsicWaitOp.builder
async_tdm_wait = AsyncTDMWaitOp.builder
async_wait = AsyncWaitOp.builder
cluster_barrier_arrive = ClusterBarrierArriveOp.builder
cluster_barrier_wait = ClusterBarrierWaitOp.builder
cond_barrier = CondBarrierOp.builder
init_barrier = InitBarrierOp.builder
instruction_sched_hint = InstructionSchedHintOp.builder
memory_counter_wait = MemoryCounterWaitOp.builder
wait_barrier = WaitBarrierOp.builder
