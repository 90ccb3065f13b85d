"""Ops of the concurrency sanitizer of Triton 3.5, which keep in global memory what is done to each buffer, and by which barriers.

Types that are attributes are those of the tensors that are kept: a byte a buffer, or a row of bytes a buffer with one a
barrier. `buffers` and `barriers` are addresses that `tti.experimental_buffer_pointers` gives.
"""

from __future__ import annotations

from gpuir.dialects.tt.constraints import PtrLike
from gpuir.dialects.tt.traits import MemoryEffects
from gpuir.dialects.ttg.constraints import Tensor
from gpuir.dialects.ttg.encodings import BlockedEncodingAttr
from gpuir.dialects.ttg.types import MemDescType
from gpuir.dialects.tti.dialect import TTI
from gpuir.host import ir
from gpuir.ods import (
    I1,
    Attr,
    BoolAttr,
    DialectOp,
    I32Attr,
    Operand,
    StrAttr,
    TypeAttr,
    VerifyError,
    named,
)

_SYNC = MemoryEffects(reads=("*",), writes=("*",))


def _tensor(kind: ir.Attribute, name: str) -> ir.RankedTensorType:
    value = kind.value if isinstance(kind, ir.TypeAttr) else kind
    if not isinstance(value, ir.RankedTensorType):
        raise VerifyError(f"expects {name}Type to be a tensor's type, found {value}")
    return value


def _size(addresses: ir.Value) -> int:
    shape: list[int] = addresses.type.shape
    return shape[0] if shape else 1


def _check_size(kind: ir.RankedTensorType, dim: int, addresses: ir.Value, name: str, noun: str) -> None:
    if len(kind.shape) <= dim or kind.shape[dim] != _size(addresses):
        raise VerifyError(
            f"expects dimension {dim} of {name} to be the number of {noun}, {_size(addresses)}, found {kind}"
        )


def _check_one_thread(kind: ir.RankedTensorType, name: str) -> None:
    layout = kind.encoding
    if not isinstance(layout, BlockedEncodingAttr) or list(layout.size_per_thread) != list(kind.shape):
        raise VerifyError(f"expects {name} to have a layout that gives all of its elements to one thread, found {kind}")


def _check_buffers(bars: ir.RankedTensorType, state: ir.RankedTensorType) -> None:
    if not bars.shape or not state.shape or bars.shape[0] != state.shape[0]:
        raise VerifyError(f"expects writeBars and writeState to be of equally many buffers, found {bars} and {state}")


def _check_alike(kind: ir.RankedTensorType, addresses: ir.Value, name: str) -> None:
    other = addresses.type
    if list(kind.shape) != list(other.shape) or kind.encoding != other.encoding:
        raise VerifyError(f"expects {name} to have the shape and layout of buffers, {other}, found {kind}")


class SetWriteStateOp(DialectOp, dialect=TTI, name="experimental_set_write_state"):
    """Notes that something writes `buf`; `hwPipelined`: products of tcgen05, which stay in order among each other."""

    releases = "3.5"
    buf: Operand[MemDescType]
    buffers: Operand[Tensor]
    write_state: Operand[PtrLike] = named("writeState")
    pred: Operand[I1] | None
    write_state_type: Attr[TypeAttr] = named("writeStateType")
    hw_pipelined: Attr[BoolAttr] = named("hwPipelined")
    assembly = (
        "$buf `{` $buffers `,` $writeState `(` $writeStateType `)` `}` "
        "(`,` $pred^)? `pipelined` $hwPipelined attr-dict `:` type($buf) `,` type($buffers) `,` type($writeState)"
    )
    traits = (_SYNC,)

    def verify(self) -> None:
        state = _tensor(self.write_state_type, "writeState")
        _check_alike(state, self.buffers, "writeState")


class CheckWriteStateOp(DialectOp, dialect=TTI, name="experimental_check_write_state"):
    """Stops the program where `buf` is being written; `hwPipelined`: by anything but products of tcgen05."""

    releases = "3.5"
    buf: Operand[MemDescType]
    buffers: Operand[Tensor]
    write_bars: Operand[PtrLike] = named("writeBars")
    write_state: Operand[PtrLike] = named("writeState")
    pred: Operand[I1] | None
    write_bars_type: Attr[TypeAttr] = named("writeBarsType")
    write_state_type: Attr[TypeAttr] = named("writeStateType")
    hw_pipelined: Attr[BoolAttr] = named("hwPipelined")
    assembly = (
        "$buf `{` $buffers `,` $writeBars `(` $writeBarsType `)` `,` $writeState `(` $writeStateType `)` `}` "
        "(`,` $pred^)? `pipelined` $hwPipelined attr-dict `:` type($buf) `,` type($buffers) `,` type($writeBars) `,` type($writeState)"
    )
    traits = (_SYNC,)

    def verify(self) -> None:
        state = _tensor(self.write_state_type, "writeState")
        _check_alike(state, self.buffers, "writeState")
        bars = _tensor(self.write_bars_type, "writeBars")
        _check_size(bars, 0, self.buffers, "writeBars", "buffers")
        _check_one_thread(bars, "writeBars")


class CommitWriteWithBarrierOp(DialectOp, dialect=TTI, name="experimental_commit_write_with_barrier"):
    """Notes that `mbar` tells when the writes until now are done."""

    releases = "3.5"
    mbar: Operand[MemDescType]
    barriers: Operand[Tensor]
    write_bars: Operand[PtrLike] = named("writeBars")
    write_state: Operand[PtrLike] = named("writeState")
    pred: Operand[I1] | None
    write_bars_type: Attr[TypeAttr] = named("writeBarsType")
    write_state_type: Attr[TypeAttr] = named("writeStateType")
    assembly = (
        "$mbar `{` $barriers `,` $writeBars `(` $writeBarsType `)` `,` $writeState `(` $writeStateType `)` `}` "
        "(`,` $pred^)? attr-dict `:` type($mbar) `,` type($barriers) `,` type($writeBars) `,` type($writeState)"
    )
    traits = (_SYNC,)

    def verify(self) -> None:
        bars = _tensor(self.write_bars_type, "writeBars")
        state = _tensor(self.write_state_type, "writeState")
        _check_buffers(bars, state)
        _check_size(bars, 1, self.barriers, "writeBars", "barriers")
        _check_one_thread(bars, "writeBars")


class ClearWriteBarrierOp(DialectOp, dialect=TTI, name="experimental_clear_write_barrier"):
    """Notes that the writes that `mbar` tells of are done."""

    releases = "3.5"
    mbar: Operand[MemDescType]
    barriers: Operand[Tensor]
    write_bars: Operand[PtrLike] = named("writeBars")
    write_state: Operand[PtrLike] = named("writeState")
    pred: Operand[I1] | None
    write_bars_type: Attr[TypeAttr] = named("writeBarsType")
    write_state_type: Attr[TypeAttr] = named("writeStateType")
    assembly = (
        "$mbar `{` $barriers `,` $writeBars `(` $writeBarsType `)` `,` $writeState `(` $writeStateType `)` `}` "
        "(`,` $pred^)? attr-dict `:` type($mbar) `,` type($barriers) `,` type($writeBars) `,` type($writeState)"
    )
    traits = (_SYNC,)

    def verify(self) -> None:
        bars = _tensor(self.write_bars_type, "writeBars")
        state = _tensor(self.write_state_type, "writeState")
        _check_buffers(bars, state)
        _check_size(bars, 1, self.barriers, "writeBars", "barriers")
        _check_one_thread(bars, "writeBars")


class CheckBarrierWritesClearedOp(DialectOp, dialect=TTI, name="experimental_check_barrier_writes_cleared"):
    """Stops the program where writes that `mbar` tells of are not done."""

    releases = "3.5"
    mbar: Operand[MemDescType]
    barriers: Operand[Tensor]
    write_bars: Operand[PtrLike] = named("writeBars")
    pred: Operand[I1] | None
    write_bars_type: Attr[TypeAttr] = named("writeBarsType")
    assembly = (
        "$mbar `{` $barriers `,` $writeBars `(` $writeBarsType `)` `}` "
        "(`,` $pred^)? attr-dict `:` type($mbar) `,` type($barriers) `,` type($writeBars)"
    )
    traits = (_SYNC,)

    def verify(self) -> None:
        bars = _tensor(self.write_bars_type, "writeBars")
        _check_size(bars, 1, self.barriers, "writeBars", "barriers")


class SetReadBarrierOp(DialectOp, dialect=TTI, name="experimental_set_read_barrier"):
    """Notes that something reads `buf`, and that `mbar` tells when it has."""

    releases = "3.5"
    buf: Operand[MemDescType]
    mbar: Operand[MemDescType]
    buffers: Operand[Tensor]
    barriers: Operand[Tensor]
    read_bars: Operand[PtrLike] = named("readBars")
    pred: Operand[I1] | None
    read_bars_type: Attr[TypeAttr] = named("readBarsType")
    assembly = (
        "$buf `,` $mbar `{` $buffers `,` $barriers `,` $readBars `(` $readBarsType `)` `}` "
        "(`,` $pred^)? attr-dict `:` type($buf) `,` type($mbar) `,` type($buffers) `,` type($barriers) `,` type($readBars)"
    )
    traits = (_SYNC,)

    def verify(self) -> None:
        bars = _tensor(self.read_bars_type, "readBars")
        _check_size(bars, 0, self.buffers, "readBars", "buffers")
        _check_size(bars, 1, self.barriers, "readBars", "barriers")
        _check_one_thread(bars, "readBars")


class CheckReadBarriersOp(DialectOp, dialect=TTI, name="experimental_check_read_barriers"):
    """Stops the program where something still reads `buf`."""

    releases = "3.5"
    buf: Operand[MemDescType]
    buffers: Operand[Tensor]
    read_bars: Operand[PtrLike] = named("readBars")
    pred: Operand[I1] | None
    read_bars_type: Attr[TypeAttr] = named("readBarsType")
    assembly = (
        "$buf `{` $buffers `,` $readBars `(` $readBarsType `)` `}` "
        "(`,` $pred^)? attr-dict `:` type($buf) `,` type($buffers) `,` type($readBars)"
    )
    traits = (_SYNC,)

    def verify(self) -> None:
        bars = _tensor(self.read_bars_type, "readBars")
        _check_size(bars, 0, self.buffers, "readBars", "buffers")
        _check_one_thread(bars, "readBars")


class ClearReadBarrierOp(DialectOp, dialect=TTI, name="experimental_clear_read_barrier"):
    """Notes that the reads that `mbar` tells of are done."""

    releases = "3.5"
    mbar: Operand[MemDescType]
    barriers: Operand[Tensor]
    read_bars: Operand[PtrLike] = named("readBars")
    pred: Operand[I1] | None
    read_bars_type: Attr[TypeAttr] = named("readBarsType")
    assembly = (
        "$mbar `{` $barriers `,` $readBars `(` $readBarsType `)` `}` "
        "(`,` $pred^)? attr-dict `:` type($mbar) `,` type($barriers) `,` type($readBars)"
    )
    traits = (_SYNC,)

    def verify(self) -> None:
        bars = _tensor(self.read_bars_type, "readBars")
        _check_size(bars, 1, self.barriers, "readBars", "barriers")
        _check_one_thread(bars, "readBars")


class StageAccessForCommitOp(DialectOp, dialect=TTI, name="experimental_stage_access_for_commit"):
    """Notes that an asynchronous access of `buf` is of the next group that is committed."""

    releases = "3.5"
    buf: Operand[MemDescType]
    buffers: Operand[Tensor]
    outstanding_commits: Operand[PtrLike] = named("outstandingCommits")
    pred: Operand[I1] | None
    outstanding_commits_type: Attr[TypeAttr] = named("outstandingCommitsType")
    assembly = (
        "$buf `{` $buffers `,` $outstandingCommits `(` $outstandingCommitsType `)` `}` "
        "(`,` $pred^)? attr-dict `:` type($buf) `,` type($buffers) `,` type($outstandingCommits)"
    )
    traits = (_SYNC,)

    def verify(self) -> None:
        commits = _tensor(self.outstanding_commits_type, "outstandingCommits")
        _check_size(commits, 0, self.buffers, "outstandingCommits", "buffers")


class CheckOutstandingCommitsOp(DialectOp, dialect=TTI, name="experimental_check_outstanding_commits"):
    """Stops the program where groups that access `buf` are under way; `pendingAccessType` is for the message."""

    releases = "3.5"
    buf: Operand[MemDescType]
    buffers: Operand[Tensor]
    outstanding_commits: Operand[PtrLike] = named("outstandingCommits")
    pred: Operand[I1] | None
    outstanding_commits_type: Attr[TypeAttr] = named("outstandingCommitsType")
    pending_access_type: Attr[StrAttr] = named("pendingAccessType")
    assembly = (
        "$buf `{` $buffers `,` $outstandingCommits `(` $outstandingCommitsType `)` `}` "
        "`,` $pendingAccessType (`,` $pred^)? attr-dict `:` type($buf) `,` type($buffers) `,` type($outstandingCommits)"
    )
    traits = (_SYNC,)

    def verify(self) -> None:
        commits = _tensor(self.outstanding_commits_type, "outstandingCommits")
        _check_size(commits, 0, self.buffers, "outstandingCommits", "buffers")


class CommitAccessesOp(DialectOp, dialect=TTI, name="experimental_commit_accesses"):
    """Notes that the group of accesses is committed."""

    releases = "3.5"
    outstanding_commits: Operand[PtrLike] = named("outstandingCommits")
    pred: Operand[I1] | None
    outstanding_commits_type: Attr[TypeAttr] = named("outstandingCommitsType")
    assembly = (
        "`{` $outstandingCommits `(` $outstandingCommitsType `)` `}` "
        "(`,` $pred^)? attr-dict `:` type($outstandingCommits)"
    )
    traits = (_SYNC,)


class ClearOutstandingCommitsOp(DialectOp, dialect=TTI, name="experimental_clear_outstanding_commits"):
    """Notes that all but the last `outstandingNum` groups are done."""

    releases = "3.5"
    outstanding_commits: Operand[PtrLike] = named("outstandingCommits")
    pred: Operand[I1] | None
    outstanding_commits_type: Attr[TypeAttr] = named("outstandingCommitsType")
    outstanding_num: Attr[I32Attr] = named("outstandingNum")
    assembly = (
        "`{` $outstandingCommits `(` $outstandingCommitsType `)` `}` "
        "`,` $outstandingNum (`,` $pred^)? attr-dict `:` type($outstandingCommits)"
    )
    traits = (_SYNC,)


experimental_set_write_state = SetWriteStateOp.builder
experimental_check_write_state = CheckWriteStateOp.builder
experimental_commit_write_with_barrier = CommitWriteWithBarrierOp.builder
experimental_clear_write_barrier = ClearWriteBarrierOp.builder
experimental_check_barrier_writes_cleared = CheckBarrierWritesClearedOp.builder
experimental_set_read_barrier = SetReadBarrierOp.builder
experimental_check_read_barriers = CheckReadBarriersOp.builder
experimental_clear_read_barrier = ClearReadBarrierOp.builder
experimental_stage_access_for_commit = StageAccessForCommitOp.builder
experimental_check_outstanding_commits = CheckOutstandingCommitsOp.builder
experimental_commit_accesses = CommitAccessesOp.builder
experimental_clear_outstanding_commits = ClearOutstandingCommitsOp.builder
