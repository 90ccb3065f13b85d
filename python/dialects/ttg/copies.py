"""Ops of `ttg` for asynchronous copies from global to shared memory: copy, commit, wait."""

from __future__ import annotations

from gpuir.dialects.tt.constraints import bool_like, pointee
from gpuir.dialects.tt.dialect import CACHE_POLICY, CacheModifier, EvictionPolicy, with_cache_policy
from gpuir.dialects.ttg.constraints import (
    AnyTTType,
    I1Tensor,
    MemoryEffects,
    PtrTensor,
    VerifyTensorLayouts,
    check_mutable,
)
from gpuir.dialects.ttg.dialect import TTG
from gpuir.dialects.ttg.types import AsyncTokenType, MemDescType
from gpuir.ods import (
    Attr,
    AttrSizedOperandSegments,
    BoolAttr,
    DialectOp,
    I32Attr,
    Operand,
    Operands,
    Result,
    TypesMatchWith,
    VerifyError,
    default,
    named,
)


class AsyncCommitGroupOp(DialectOp, dialect=TTG, name="async_commit_group"):
    """Closes the group of asynchronous copies since the last one; `inputTokens` are the copies' tokens."""

    input_tokens: Operands[AsyncTokenType] = named("inputTokens")
    async_token: Result[AsyncTokenType] = named("asyncToken")
    assembly = {"3.5-": "(`tokens` $inputTokens^)? attr-dict", "-3.4": "$inputTokens attr-dict"}
    traits = (VerifyTensorLayouts,)


class AsyncCopyGlobalToLocalOp(DialectOp, dialect=TTG, name="async_copy_global_to_local"):
    """Starts a copy of what the pointers of `src` point at into the buffer `result`; the token stands for its end.

    Where `mask` is false nothing is read, and `other` is written instead. `contiguity` says how many neighbours a thread copies
    together.

    Refused: pointers at what no tensor has as elements; a buffer that is not mutable; a mask that is no i1 tensor of `src`'s shape and layout; an `other` that is
    no tensor of what `src` points at.
    """

    src: Operand[PtrTensor]
    result: Operand[MemDescType]
    mask: Operand[I1Tensor] | None
    other: Operand[AnyTTType] | None
    cache: Attr[CacheModifier] = default("none")
    evict: Attr[EvictionPolicy] = default("evict_normal")
    is_volatile: Attr[BoolAttr] = named("isVolatile", False)
    contiguity: Attr[I32Attr] = named("contiguity", 1, releases="3.6-")
    token: Result[AsyncTokenType]
    hints = ("contiguity",)
    respelled = (CACHE_POLICY,)
    assembly = with_cache_policy(
        "$src `,` $result (`mask` $mask^)? (`other` $other^)? oilist(`cacheModifier` `=` $cache | `evictionPolicy` `=` "
        "$evict) attr-dict `:` type($src) `->` type($result)"
    )
    traits = (
        AttrSizedOperandSegments,
        TypesMatchWith("mask has the shape and layout of src", "src", "mask", bool_like),
        TypesMatchWith("other is a tensor of what src points at", "src", "other", pointee),
        MemoryEffects(reads=("src",), writes=("result",)),
        VerifyTensorLayouts,
    )
    local_verify = True

    def verify(self) -> None:
        operands = self.operation.operands
        try:
            pointee(operands[0].type)
        except ValueError as error:
            raise VerifyError(f"expects src to point at elements of a tensor, but {error}") from None
        check_mutable(operands[1].type, "result")


class AsyncWaitOp(DialectOp, dialect=TTG, name="async_wait"):
    """Waits until at most `num` of the committed groups of asynchronous copies are on their way."""

    async_token: Operands[AsyncTokenType] = named("asyncToken")
    num: Attr[I32Attr]
    ret_token: Result[AsyncTokenType] = named("retToken")
    assembly = {"3.5-": "($asyncToken^)? attr-dict", "-3.4": "$asyncToken attr-dict"}
    traits = (VerifyTensorLayouts,)


async_commit_group = AsyncCommitGroupOp.builder
async_copy_global_to_local = AsyncCopyGlobalToLocalOp.builder
async_wait = AsyncWaitOp.builder
