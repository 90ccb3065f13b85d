"""Ops of `amdg` on buffers: memory that a scalar base pointer and a tensor of 32-bit offsets, in elements, say.

Offsets beyond the buffer read zero and write nothing. `contiguity` says how many neighbours a thread accesses together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gpuir.dialects.amdg.constraints import alike, element_pointer, i32_like
from gpuir.dialects.amdg.dialect import AMDG
from gpuir.dialects.tt.constraints import I32Tensor, bool_like
from gpuir.dialects.tt.dialect import (
    CACHE_POLICY,
    CacheModifier,
    EvictionPolicy,
    MemSemantic,
    MemSyncScope,
    PtrType,
    RMWOp,
)
from gpuir.dialects.tt.traits import CachePoliciesOfStores, MemoryEffects
from gpuir.dialects.ttg.constraints import I1Tensor, PtrTensor, Tensor, target_of
from gpuir.dialects.ttg.encodings import SharedMemorySpaceAttr
from gpuir.dialects.ttg.types import AsyncTokenType, MemDescType
from gpuir.dialects.ttg.unlowered import unlowered
from gpuir.ods import (
    I32,
    AllTypesMatch,
    Attr,
    AttrSizedOperandSegments,
    DialectOp,
    I32Attr,
    Operand,
    Result,
    TypesMatchWith,
    VerifyError,
    default,
    in_releases,
    named,
)

if TYPE_CHECKING:
    from gpuir.assembly.cursor import Cursor
    from gpuir.assembly.op_state import OpState
    from gpuir.assembly.op_writer import WriteState
    from gpuir.ods.syntax import Output


@AMDG.directive("OtherType")
class _OtherType:
    """The type of an operand that may be missing, and its blank even then."""

    @staticmethod
    def parse(cursor: Cursor, state: OpState, operand: str) -> None:
        state.types[operand] = [cursor.type()] if state.operands.get(operand) else []

    @staticmethod
    def print(writer: Output, state: WriteState, operand: str) -> str:
        return ", ".join(state.types[operand])


@AMDG.directive("CachePolicy")
class _CachePolicy:
    """Nothing, or ``cachePolicy = #tt.cache_policy<...>``, which says `cache` and `evict` (`gpuir.ods.respelling`)."""

    @staticmethod
    def parse(cursor: Cursor, state: OpState, cache: str, evict: str) -> None:
        if cursor.accept(CACHE_POLICY.name):
            cursor.expect("=", "of the cache policy")
            state.attributes[CACHE_POLICY.name] = cursor.attribute()

    @staticmethod
    def print(writer: Output, state: WriteState, cache: str, evict: str) -> str:
        policy = state.attributes.pop(CACHE_POLICY.name, None)
        return "" if policy is None else f" {CACHE_POLICY.name} = {writer.attribute_text(policy)}"


@AMDG.directive("UnreadCachePolicy")
class _UnreadCachePolicy:
    """A policy that Triton 3.9 prints there and cannot read there: it is read, and printed among the attributes, where it can be."""

    parse = _CachePolicy.parse

    @staticmethod
    def print(writer: Output, state: WriteState, cache: str, evict: str) -> str:
        return ""


_CACHE = "oilist(`cacheModifier` `=` $cache)"
_STRIDE = "(`stride` `=` $stride^)?"


def _by_release(head: str, type: str) -> dict[str, str]:
    """Formats: from 3.9 on the pointer's type is said, and a cache modifier is none of the words."""
    return {
        "3.9-": f"{head} {_STRIDE} attr-dict `:` qualified(type($ptr)) `->` type({type})",
        "-3.8": f"{head} {_CACHE} {_STRIDE} attr-dict `:` type({type})",
    }


class BufferLoadOp(DialectOp, dialect=AMDG, name="buffer_load"):
    """Loads the elements at `ptr` + `offsets` of a buffer.

    Where `mask` is false nothing is read, and the element is `other`'s. `stride` is the distance of rows, for the cache's
    swizzling.

    Refused: a pointer that does not point at elements of the result's type; offsets, a mask or other elements of another
    shape or encoding than the result's.
    """

    ptr: Operand[PtrType]
    offsets: Operand[I32Tensor]
    stride: Operand[I32] | None
    mask: Operand[I1Tensor] | None
    other: Operand[Tensor] | None
    cache: Attr[CacheModifier] = default("none")
    evict: Attr[EvictionPolicy] = named("evict", "evict_normal", releases="3.9-")
    contiguity: Attr[I32Attr] = named("contiguity", 1, releases="3.7-")
    result: Result[Tensor]
    hints = ("contiguity",)
    respelled = (CACHE_POLICY,)
    assembly = _by_release("$ptr `[` $offsets `]` (`,` $mask^)? (`,` $other^)?", "$result")
    traits = (
        AttrSizedOperandSegments,
        TypesMatchWith("ptr points at elements of result", "result", "ptr", element_pointer),
        TypesMatchWith("offsets have the shape and encoding of result", "result", "offsets", i32_like),
        TypesMatchWith("mask has the shape and encoding of result", "result", "mask", bool_like),
        TypesMatchWith("other has the type of result", "result", "other", lambda type: type),
        MemoryEffects(reads=("ptr",)),
    )
    example = "%0 = amdg.buffer_load %ptr[%offsets], %mask, %other : tensor<64x64xf16, #blocked>"


#: Chips whose buffer loads write shared memory.
_WITH_COPIES = ("gfx942", "gfx950")


class BufferLoadToLocalOp(DialectOp, dialect=AMDG, name="buffer_load_to_local"):
    """Starts a copy of elements of a buffer into shared memory; the token stands for its end.

    Where `mask` is false nothing is read, and `other` is written instead.

    Refused: a pointer that does not point at elements of `dest`'s type; a mask, or other elements, of another shape or
    encoding than the offsets'; by Triton from 3.8 on a module for another chip than gfx942 and gfx950.
    """

    dest: Operand[MemDescType]
    ptr: Operand[PtrType]
    offsets: Operand[I32Tensor]
    mask: Operand[I1Tensor] | None
    other: Operand[Tensor] | None
    stride: Operand[I32] | None
    cache: Attr[CacheModifier] = default("none")
    evict: Attr[EvictionPolicy] = named("evict", "evict_normal", releases="3.9-")
    contiguity: Attr[I32Attr] = named("contiguity", 1, releases="3.6-")
    token: Result[AsyncTokenType]
    hints = ("contiguity",)
    respelled = (CACHE_POLICY,)
    assembly = {
        "3.9-": (
            "$ptr `[` $offsets `]` (`mask` `=` $mask^)? (`other` `=` $other^)? (`stride` `=` $stride^)? `` "
            "custom<CachePolicy>($cache, $evict) `into` $dest attr-dict `:` qualified(type($ptr)) `[` type($offsets) `]` custom<OtherType>($other) `->` type($dest)"
        ),
        "-3.8": (
            "$ptr `[` $offsets `]` (`mask` `=` $mask^)? (`other` `=` $other^)? (`stride` `=` $stride^)? "
            "oilist(`cacheModifier` `=` $cache) `into` $dest "
            "attr-dict `:` type($ptr) `[` type($offsets) `]` custom<OtherType>($other) `->` type($dest)"
        ),
    }
    traits = (
        AttrSizedOperandSegments,
        TypesMatchWith("ptr points at elements of dest", "dest", "ptr", element_pointer),
        TypesMatchWith("mask has the shape and encoding of offsets", "offsets", "mask", bool_like),
        MemoryEffects(reads=("ptr",), writes=("dest",)),
    )
    local_verify = True

    def verify(self) -> None:
        if self.other is not None and not alike(self.offsets.type, self.other.type, self.ptr.type.pointee_type):
            raise VerifyError(
                f"expects other to have the shape and encoding of offsets and elements of what ptr points at, found "
                f"{self.other.type}"
            )

    @in_releases("3.8-")
    def _has_copies(self) -> None:
        system, _, chip = target_of(self).partition(":")
        if system == "hip" and chip and chip not in _WITH_COPIES:
            raise VerifyError(f"expects a module for {' or '.join(_WITH_COPIES)}, found one for {chip}")


class BufferStoreOp(DialectOp, dialect=AMDG, name="buffer_store"):
    """Stores elements at `ptr` + `offsets` of a buffer, where `mask` is true.

    Refused: a pointer that does not point at elements of `value`'s type; offsets or a mask of another shape or encoding.
    """

    value: Operand[Tensor]
    ptr: Operand[PtrType]
    offsets: Operand[I32Tensor]
    stride: Operand[I32] | None
    mask: Operand[I1Tensor] | None
    cache: Attr[CacheModifier] = default("none")
    evict: Attr[EvictionPolicy] = named("evict", "evict_normal", releases="3.9-")
    contiguity: Attr[I32Attr] = named("contiguity", 1, releases="3.7-")
    hints = ("contiguity",)
    respelled = (CACHE_POLICY,)
    assembly = _by_release("$value `,` $ptr `[` $offsets `]` (`,` $mask^)?", "$value")
    traits = (
        AttrSizedOperandSegments,
        TypesMatchWith("ptr points at elements of value", "value", "ptr", element_pointer),
        TypesMatchWith("offsets have the shape and encoding of value", "value", "offsets", i32_like),
        TypesMatchWith("mask has the shape and encoding of value", "value", "mask", bool_like),
        MemoryEffects(writes=("ptr",)),
    )


class BufferAtomicRMWOp(DialectOp, dialect=AMDG, name="buffer_atomic_rmw"):
    """Combines elements of a buffer with `value` in one step each, where `mask` is true; gives what was there before.

    Refused: a pointer that does not point at elements of `value`'s type; a result of another type than `value`'s; offsets
    or a mask of another shape or encoding.
    """

    atomic_rmw_op: Attr[RMWOp]
    ptr: Operand[PtrType]
    offsets: Operand[I32Tensor]
    value: Operand[Tensor]
    stride: Operand[I32] | None
    sem: Attr[MemSemantic]
    scope: Attr[MemSyncScope]
    mask: Operand[I1Tensor] | None
    result: Result[Tensor]
    assembly = {
        release: f"$atomic_rmw_op `,` $sem `,` $scope `,` $value `,` $ptr `[` $offsets `]` (`,` $mask^)? {_STRIDE} {types}"
        for release, types in (
            ("3.9-", "attr-dict `:` qualified(type($ptr)) `->` type($result)"),
            ("-3.8", "attr-dict `:` type($result)"),
        )
    }
    traits = (
        AttrSizedOperandSegments,
        TypesMatchWith("ptr points at elements of result", "result", "ptr", element_pointer),
        TypesMatchWith("offsets have the shape and encoding of result", "result", "offsets", i32_like),
        TypesMatchWith("mask has the shape and encoding of result", "result", "mask", bool_like),
        AllTypesMatch("value", "result"),
        MemoryEffects(reads=("ptr",), writes=("ptr",)),
    )


class BufferAtomicCASOp(DialectOp, dialect=AMDG, name="buffer_atomic_cas"):
    """Puts `val` into elements of a buffer in one step each if `cmp` is there; gives what was there before.

    Refused: a pointer that does not point at elements of `val`'s type; a `cmp` or result of another type; offsets of
    another shape or encoding.
    """

    releases = "3.5-"
    ptr: Operand[PtrType]
    offsets: Operand[I32Tensor]
    cmp: Operand[Tensor]
    val: Operand[Tensor]
    stride: Operand[I32] | None
    sem: Attr[MemSemantic]
    scope: Attr[MemSyncScope]
    result: Result[Tensor]
    assembly = {
        release: f"$sem `,` $scope `,` $cmp `,` $val `,` $ptr `[` $offsets `]` {_STRIDE} {types}"
        for release, types in (
            ("3.9-", "attr-dict `:` qualified(type($ptr)) `->` type($result)"),
            ("-3.8", "attr-dict `:` type($result)"),
        )
    }
    traits = (
        AttrSizedOperandSegments,
        TypesMatchWith("ptr points at elements of result", "result", "ptr", element_pointer),
        TypesMatchWith("offsets have the shape and encoding of result", "result", "offsets", i32_like),
        AllTypesMatch("cmp", "val", "result"),
        MemoryEffects(reads=("ptr",), writes=("ptr",)),
    )


class AsyncCopyLocalToGlobalOp(DialectOp, dialect=AMDG, name="async_copy_local_to_global"):
    """Starts a copy of shared memory to where the pointers of `dst` point, where `mask` is true.

    Refused: a mask that is no i1 tensor of `dst`'s shape and encoding; a `src` in other memory; from Triton 3.9 on the cache modifiers ca and cv, and a
    cachePolicy that is none.
    """

    releases = "3.7-"
    src: Operand[MemDescType]
    dst: Operand[PtrTensor]
    mask: Operand[I1Tensor] | None
    cache: Attr[CacheModifier] = default("none")
    evict: Attr[EvictionPolicy] = default("evict_normal")
    contiguity: Attr[I32Attr] = default(1)
    token: Result[AsyncTokenType]
    respelled = (CACHE_POLICY,)
    assembly = {
        release: f"$src `,` $dst (`mask` $mask^)? {policy} attr-dict `:` qualified(type($src)) `->` type($dst)"
        for release, policy in (
            ("3.9-", "`` custom<UnreadCachePolicy>($cache, $evict)"),
            ("-3.8", "oilist(`cacheModifier` `=` $cache | `evictionPolicy` `=` $evict)"),
        )
    }
    traits = (
        TypesMatchWith("mask has the shape and encoding of dst", "dst", "mask", bool_like),
        CachePoliciesOfStores,
        MemoryEffects(reads=("src",), writes=("dst",)),
    )

    def verify(self) -> None:
        space = self.operation.operands[0].type.memory_space
        if not isinstance(space, SharedMemorySpaceAttr):
            raise VerifyError(f"expects src to be in shared memory (#ttg.shared_memory), found {space}")


@unlowered(BufferAtomicRMWOp, "-3.8")
def _no_exchange(op: BufferAtomicRMWOp) -> None:
    """Their lowering asks LLVM for an intrinsic that it has by another name."""
    if int(op.atomic_rmw_op) == RMWOp.XCHG:
        raise VerifyError("expects another atomic_rmw_op than exch to be lowered")


async_copy_local_to_global = AsyncCopyLocalToGlobalOp.builder
buffer_atomic_cas = BufferAtomicCASOp.builder
buffer_atomic_rmw = BufferAtomicRMWOp.builder
buffer_load = BufferLoadOp.builder
buffer_load_to_local = BufferLoadToLocalOp.builder
buffer_store = BufferStoreOp.builder
