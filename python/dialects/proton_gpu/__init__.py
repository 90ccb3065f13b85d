"""Proton on GPUs: counters that an instrumented kernel reads, and the buffers that it keeps them in."""

from __future__ import annotations

from gpuir.dialects.proton import StartOrEnd
from gpuir.dialects.tt.dialect import TRITON, PtrType
from gpuir.dialects.tt.traits import MemoryEffects
from gpuir.dialects.ttg.types import MemDescType
from gpuir.host import ir
from gpuir.ods import (
    I32,
    I64,
    AnyAttribute,
    Attr,
    Dialect,
    DialectAttr,
    DialectOp,
    DialectType,
    I32Attr,
    Int32,
    IntEnum,
    Operand,
    Param,
    ParameterMeta,
    Result,
    TypeConstraint,
    TypeConstraintMeta,
    UnitAttr,
    VerifyError,
    any_type_of,
    list_of,
    named,
)

PROTON_GPU = Dialect(
    "proton_gpu",
    summary="Triton's profiler on GPUs: counters, and the buffers for what they say.",
    depends=("tt", "ttg"),
    verifies_ir_only=True,
    system=TRITON,
)


@PROTON_GPU.enum
class Granularity(IntEnum):
    """Which threads have one part of a buffer."""

    THREAD = 0, "thread"
    WARP = 1, "warp"
    WARP_2 = 2, "warp_2"
    WARP_4 = 3, "warp_4"
    WARP_8 = 4, "warp_8"
    CTA = 5, "cta"
    WARP_GROUP = 6, "warp_group"
    WARP_GROUP_2 = 7, "warp_group_2"
    WARP_GROUP_4 = 8, "warp_group_4"
    WARP_GROUP_8 = 9, "warp_group_8"


@PROTON_GPU.enum
class Metric(IntEnum):
    """What is measured."""

    CYCLE = 0, "cycle"


class GlobalMemorySpaceAttr(DialectAttr, dialect=PROTON_GPU, name="global_memory"):
    """The memory space of global memory."""

    releases = "3.5-"


class _Ids(list[int], metaclass=ParameterMeta, parameter=list_of(Int32)): ...


class SegmentType(DialectType, dialect=PROTON_GPU, name="segment"):
    """The part of a buffer of `nBytes` that threads of one granularity write their counters into.

    With `selectIds` only the warps, or whatever the granularity is, of these numbers have one.
    """

    releases = "3.5-"
    n_bytes: Param[Int32] = named("nBytes")
    memory_space: Param[AnyAttribute] = named("memorySpace")
    granularity: Param[Granularity]
    select_ids: Param[_Ids] = named("selectIds", ())
    assembly = "`<` $nBytes `,` $memorySpace `,` $granularity (`,` `[` $selectIds^ `]`)? `>`"


PROTON_GPU.directive("StartOrEnd")(StartOrEnd)


class MemDescOrPtr(
    metaclass=TypeConstraintMeta,
    constraint=TypeConstraint(
        "memory descriptor or ptr (from Triton 3.6 on)", lambda type: isinstance(type, (MemDescType, PtrType))
    ),
): ...


class Counter(ir.IntegerType, metaclass=TypeConstraintMeta, constraint=any_type_of(I32, I64)): ...


_MEASURES = MemoryEffects(reads=("*",), writes=("*",))


class SegmentAllocOp(DialectOp, dialect=PROTON_GPU, name="segment_alloc"):
    """The threads' part of a buffer in shared memory or, from Triton 3.6 on, in global memory.

    Refused: `selectIds` of another granularity than warps.
    """

    releases = "3.5-"
    buffer: Operand[MemDescOrPtr]
    segment: Result[SegmentType]
    assembly = "$buffer attr-dict `:` qualified(type($buffer)) `->` type($segment)"
    traits = (_MEASURES,)
    local_verify = True

    def verify(self) -> None:
        segment = self.operation.results[0].type
        if segment.select_ids and segment.granularity != Granularity.WARP:
            raise VerifyError(f"expects selectIds with the granularity warp only, found {segment.granularity.string}")


class InitializeOp(DialectOp, dialect=PROTON_GPU, name="initialize"):
    """Writes the head of the buffer in global memory that a kernel's counters come into."""

    releases = "3.6-"
    scratch_ptr: Operand[PtrType] = named("scratchPtr")
    assembly = "$scratchPtr attr-dict `:` qualified(type($scratchPtr))"
    traits = (_MEASURES,)


class InitCtxOp(DialectOp, dialect=PROTON_GPU, name="init_ctx"):
    """Begins the warps' contexts, in which each keeps where it is in its segment while other warps run."""

    releases = "3.5-"
    scratch_ptr: Operand[PtrType] = named("scratchPtr")
    assembly = "$scratchPtr attr-dict `:` qualified(type($scratchPtr))"
    traits = (_MEASURES,)


class SaveCtxOp(DialectOp, dialect=PROTON_GPU, name="save_ctx"):
    """Writes down where a warp is in its segment."""

    releases = "3.5-"
    segment: Operand[SegmentType]
    scratch_ptr: Operand[PtrType] = named("scratchPtr")
    assembly = "$segment `,` $scratchPtr attr-dict `:` qualified(type($segment)) `,` qualified(type($scratchPtr))"
    traits = (_MEASURES,)


class RestoreCtxOp(DialectOp, dialect=PROTON_GPU, name="restore_ctx"):
    """Goes on in a segment where the warp was when it wrote that down."""

    releases = "3.5-"
    segment: Operand[SegmentType]
    scratch_ptr: Operand[PtrType] = named("scratchPtr")
    assembly = "$segment `,` $scratchPtr attr-dict `:` qualified(type($segment)) `,` qualified(type($scratchPtr))"
    traits = (_MEASURES,)


class ReadCounterOp(DialectOp, dialect=PROTON_GPU, name="read_counter"):
    """The counter of a metric, now."""

    releases = "3.5-"
    metric: Attr[Metric] = named("metric", "cycle")
    counter: Result[Counter]
    assembly = "attr-dict `:` type($counter)"
    traits = (_MEASURES,)


class CircularStoreOp(DialectOp, dialect=PROTON_GPU, name="circular_store"):
    """Writes a counter, as the begin (`isStart`) or end of the part `scopeId`, where the segment's oldest one is.

    From Triton 3.9 on an `event` that the kernel has computed may stand in place of `scopeId`.

    Refused: neither of them, or both.
    """

    releases = "3.5-"
    segment: Operand[SegmentType]
    counter: Operand[Counter]
    event: Operand[I32] | None = named("event", releases="3.9-")
    is_start: Attr[UnitAttr] = named("isStart")
    scope_id: Attr[I32Attr] | None = named("scopeId")
    assembly = (
        "custom<StartOrEnd>($isStart) $segment `,` $counter (`,` $event^)? attr-dict `:` qualified(type($segment)) `,` "
        "type($counter)"
    )
    traits = (_MEASURES,)

    def verify(self) -> None:
        if (self.event is None) is (self.scope_id is None):
            found = "neither" if self.event is None else "both"
            raise VerifyError(f"expects a scopeId, or an event (from Triton 3.9 on), found {found}")


class FinalizeOp(DialectOp, dialect=PROTON_GPU, name="finalize"):
    """Copies a segment's counters into the buffer in global memory."""

    releases = "3.5-"
    segment: Operand[SegmentType]
    scratch_ptr: Operand[PtrType] = named("scratchPtr")
    assembly = "$segment `,` $scratchPtr attr-dict `:` qualified(type($segment)) `,` qualified(type($scratchPtr))"
    traits = (_MEASURES,)


class GlobalScratchAllocOp(DialectOp, dialect=PROTON_GPU, name="global_scratch_alloc"):
    """A buffer of `nbytes` in global memory, one for each program; `ttg.global_scratch_alloc` from Triton 3.7 on."""

    releases = "3.5-3.6"
    nbytes: Attr[I32Attr]
    alignment: Attr[I32Attr]
    result: Result[PtrType]
    assembly = "attr-dict `:` qualified(type($result))"
    traits = (_MEASURES,)


circular_store = CircularStoreOp.builder
finalize = FinalizeOp.builder
global_scratch_alloc = GlobalScratchAllocOp.builder
init_ctx = InitCtxOp.builder
initialize = InitializeOp.builder
read_counter = ReadCounterOp.builder
restore_ctx = RestoreCtxOp.builder
save_ctx = SaveCtxOp.builder
segment_alloc = SegmentAllocOp.builder
