"""Ops of the concurrency sanitizer: the buffers that it watches, what it knows of them under a lock, and its assertions.

It runs behind the allocation of shared memory, `instrumentation_mode="consan"` (3.5: `TRITON_ENABLE_EXPERIMENTAL_CONSAN=1`).
"""

from __future__ import annotations

from gpuir.dialects.tt.constraints import BoolLike, PtrLike
from gpuir.dialects.tt.traits import MemoryEffects
from gpuir.dialects.ttg.constraints import Tensor
from gpuir.dialects.ttg.types import MemDescType
from gpuir.dialects.tti.dialect import TTI, MemType
from gpuir.host import ir
from gpuir.ods import (
    I1,
    I32,
    I64,
    Attr,
    BoolAttr,
    DenseI32ArrayAttr,
    DialectOp,
    I32Attr,
    Operand,
    Pure,
    Result,
    StrAttr,
    VerifyError,
    in_releases,
    named,
)


class AssertUniformOp(DialectOp, dialect=TTI, name="experimental_assert_uniform"):
    """Stops the program with `message` where `condition`, which all threads of the warps agree on, is false."""

    releases = "3.8-"
    condition: Operand[I1]
    message: Attr[StrAttr]
    assembly = "$condition `,` $message attr-dict-with-keyword"
    traits = (MemoryEffects(writes=("*",)),)


class AssertInThreadOp(DialectOp, dialect=TTI, name="experimental_assert_in_thread"):
    """Stops the program with `message` unless a thread's elements of `condition` are true: all, or with `check_any` one.

    Refused: in Triton 3.5, a condition that is no tensor.
    """

    releases = "3.5-3.7"
    condition: Operand[BoolLike]
    message: Attr[StrAttr]
    check_any: Attr[BoolAttr]
    assembly = "$condition `,` $message attr-dict `:` type($condition)"
    traits = (MemoryEffects(writes=("*",)),)
    local_verify = True

    @in_releases("3.5")
    def _is_tensor(self) -> None:
        kind = self.operation.operands[0].type
        if not isinstance(kind, ir.RankedTensorType):
            raise VerifyError(f"expects condition to be a tensor of i1, found {kind}")


class BufferPointersOp(DialectOp, dialect=TTI, name="experimental_buffer_pointers"):
    """A tensor of the addresses of buffers, each the base of the memory and an offset in bytes, or in columns."""

    releases = "3.5-3.6"
    offsets: Attr[DenseI32ArrayAttr]
    mem_type: Attr[MemType] = named("memType")
    result: Result[Tensor]
    assembly = "$offsets `,` $memType attr-dict `:` type($result)"
    traits = (Pure,)


class BufferDescriptorsOp(DialectOp, dialect=TTI, name="experimental_buffer_descriptors"):
    """A tensor of buffers, each an address and a length in 64 bits: offsets and lengths in bytes, or in columns."""

    releases = "3.7-"
    offsets: Attr[DenseI32ArrayAttr]
    lengths: Attr[DenseI32ArrayAttr]
    mem_type: Attr[MemType] = named("memType")
    result: Result[Tensor]
    assembly = "$offsets `,` $lengths `,` $memType attr-dict `:` type($result)"
    traits = (Pure,)


class MemDescToI64Op(DialectOp, dialect=TTI, name="experimental_memdesc_to_i64"):
    """The address of a buffer as a number."""

    releases = "3.6"
    memdesc: Operand[MemDescType]
    result: Result[I64]
    assembly = "$memdesc attr-dict `:` type($memdesc)"
    traits = (Pure,)


class MemDescToI32Op(DialectOp, dialect=TTI, name="experimental_memdesc_to_i32"):
    """The address of a buffer as a number."""

    releases = "3.7-"
    memdesc: Operand[MemDescType]
    result: Result[I32]
    assembly = "$memdesc attr-dict `:` type($memdesc)"
    traits = (Pure,)


class MemoryOffsetToI32Op(DialectOp, dialect=TTI, name="experimental_memory_offset_to_i32"):
    """The address of what is at an offset of the function's memory, in bytes, or in columns of tensor memory."""

    releases = "3.9-"
    offset: Attr[I32Attr]
    mem_type: Attr[MemType] = named("memType")
    result: Result[I32]
    assembly = "$offset `,` $memType attr-dict"
    traits = (Pure,)


class ClusterCTAIdOp(DialectOp, dialect=TTI, name="experimental_cluster_cta_id"):
    """The number of the CTA in its cluster; 0 in a kernel without clusters."""

    releases = "3.8-"
    result: Result[I32]
    assembly = "attr-dict `:` type($result)"
    traits = (Pure,)


class LockAcquireOp(DialectOp, dialect=TTI, name="experimental_lock_acquire"):
    """Waits for the lock in global memory and takes it, by one thread, where `pred` is true."""

    releases = "3.6-"
    lock: Operand[PtrLike]
    pred: Operand[I1] | None
    assembly = "$lock (`,` $pred^)? attr-dict `:` type($lock)"
    traits = (MemoryEffects(writes=("*",)),)


class LockReleaseOp(DialectOp, dialect=TTI, name="experimental_lock_release"):
    """Gives the lock in global memory back, by one thread, where `pred` is true."""

    releases = "3.6-"
    lock: Operand[PtrLike]
    pred: Operand[I1] | None
    assembly = "$lock (`,` $pred^)? attr-dict `:` type($lock)"
    traits = (MemoryEffects(writes=("*",)),)


experimental_assert_uniform = AssertUniformOp.builder
experimental_assert_in_thread = AssertInThreadOp.builder
experimental_buffer_pointers = BufferPointersOp.builder
experimental_buffer_descriptors = BufferDescriptorsOp.builder
experimental_memdesc_to_i64 = MemDescToI64Op.builder
experimental_memdesc_to_i32 = MemDescToI32Op.builder
experimental_memory_offset_to_i32 = MemoryOffsetToI32Op.builder
experimental_cluster_cta_id = ClusterCTAIdOp.builder
experimental_lock_acquire = LockAcquireOp.builder
experimental_lock_release = LockReleaseOp.builder
