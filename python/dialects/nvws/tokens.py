"""Ops of `nvws` on tokens: a group of warps that fills buffers, and one that reads them, wait for each other."""

from __future__ import annotations

from gpuir.dialects.nvws.dialect import NVWS, TokenLoadType, TokenType
from gpuir.dialects.tt.constraints import I32Tensor
from gpuir.dialects.tt.dialect import CACHE_POLICY, CacheModifier, EvictionPolicy, TensorDescType, with_cache_policy
from gpuir.dialects.tt.traits import MemoryEffects
from gpuir.dialects.ttg.types import MemDescType
from gpuir.host import ir
from gpuir.ods import (
    I1,
    I32,
    Attr,
    DialectOp,
    I32Attr,
    Operand,
    Operands,
    Result,
    TypeConstraint,
    TypeConstraintMeta,
    default,
    named,
)


class TokenTensor(
    ir.RankedTensorType,
    metaclass=TypeConstraintMeta,
    constraint=TypeConstraint(
        "tensor of !nvws.token values",
        lambda type: isinstance(type, ir.RankedTensorType) and isinstance(type.element_type, TokenType),
    ),
): ...


_HANDS_OVER = MemoryEffects(reads=("*",), writes=("*",))


class CreateTokenOp(DialectOp, dialect=NVWS, name="create_token"):
    """A token for each of `numBuffers` buffers; `loadType` says how they are filled."""

    num_buffers: Attr[I32Attr] = named("numBuffers")
    load_type: Attr[TokenLoadType] = named("loadType")
    result: Result[TokenTensor]
    assembly = "attr-dict `:` type($result)"
    traits = (_HANDS_OVER,)


class ProducerAcquireOp(DialectOp, dialect=NVWS, name="producer_acquire"):
    """Waits until buffer `idx` may be filled, in its `phase`."""

    token: Operand[TokenTensor]
    idx: Operand[I32]
    phase: Operand[I1]
    assembly = "$token `,` $idx `,` $phase attr-dict `:` type(operands)"
    traits = (_HANDS_OVER,)


class ProducerCommitOp(DialectOp, dialect=NVWS, name="producer_commit"):
    """Says that buffer `idx` is filled."""

    token: Operand[TokenTensor]
    idx: Operand[I32]
    assembly = "$token `,` $idx attr-dict `:` type(operands)"
    traits = (_HANDS_OVER,)


class ConsumerWaitOp(DialectOp, dialect=NVWS, name="consumer_wait"):
    """Waits until buffer `idx` is filled, in its `phase`."""

    token: Operand[TokenTensor]
    idx: Operand[I32]
    phase: Operand[I1]
    assembly = "$token `,` $idx `,` $phase attr-dict `:` type(operands)"
    traits = (_HANDS_OVER,)


class ConsumerReleaseOp(DialectOp, dialect=NVWS, name="consumer_release"):
    """Says that buffer `idx` was read."""

    token: Operand[TokenTensor]
    idx: Operand[I32]
    assembly = "$token `,` $idx attr-dict `:` type(operands)"
    traits = (_HANDS_OVER,)


class DescriptorLoadOp(DialectOp, dialect=NVWS, name="descriptor_load"):
    """Starts the copy of a block, at `indices` of the described tensor, into a buffer: `txCount` bytes."""

    releases = "3.5-"
    desc: Operand[TensorDescType]
    indices: Operands[I32]
    result: Operand[MemDescType]
    tx_count: Attr[I32Attr] = named("txCount")
    cache: Attr[CacheModifier] = default("none")
    evict: Attr[EvictionPolicy] = default("evict_normal")
    respelled = (CACHE_POLICY,)
    assembly = with_cache_policy(
        "$desc `[` $indices `]` $txCount $result oilist(`cacheModifier` `=` $cache | `evictionPolicy` `=` $evict) "
        "attr-dict `:` type(operands)"
    )
    traits = (MemoryEffects(reads=("desc",), writes=("result",)),)


class DescriptorGatherOp(DialectOp, dialect=NVWS, name="descriptor_gather"):
    """Starts the copy of rows of the described matrix into a buffer, row `x_offsets[i]` from column `y_offset` on."""

    releases = "3.5-"
    desc: Operand[TensorDescType]
    x_offsets: Operand[I32Tensor]
    y_offset: Operand[I32]
    result: Operand[MemDescType]
    tx_count: Attr[I32Attr] = named("txCount")
    assembly = "$desc `[` $x_offsets `,` $y_offset `]` $txCount $result attr-dict `:` type(operands)"
    traits = (MemoryEffects(reads=("desc",), writes=("result",)),)


class CLCTryCancelOp(DialectOp, dialect=NVWS, name="clc_try_cancel"):
    """Asks for a cluster that was not launched yet; the answer comes into `response`."""

    releases = "3.9-"
    response: Operand[MemDescType]
    assembly = "$response attr-dict `:` qualified(type($response))"
    traits = (MemoryEffects(reads=("*",), writes=("response", "*")),)


clc_try_cancel = CLCTryCancelOp.builder
consumer_release = ConsumerReleaseOp.builder
consumer_wait = ConsumerWaitOp.builder
create_token = CreateTokenOp.builder
descriptor_gather = DescriptorGatherOp.builder
descriptor_load = DescriptorLoadOp.builder
producer_acquire = ProducerAcquireOp.builder
producer_commit = ProducerCommitOp.builder
