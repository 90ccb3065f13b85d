"""Ops of `ttg` that access a buffer of shared memory element by element, at indices along one of its dimensions."""

from __future__ import annotations

from gpuir.dialects.tt.constraints import IntTensor, bool_like, same_encoding
from gpuir.dialects.tt.dialect import RMWOp
from gpuir.dialects.ttg.constraints import (
    FpIntTensor,
    I1Tensor,
    MemoryEffects,
    Shaped,
    Tensor,
    VerifyTensorLayouts,
    check_mutable,
    shape_text,
)
from gpuir.dialects.ttg.dialect import TTG
from gpuir.dialects.ttg.encodings import SHARED, shared_rank
from gpuir.dialects.ttg.types import AsyncTokenType, MemDescType
from gpuir.host import ir
from gpuir.ods import AllTypesMatch, Attr, DialectOp, I32Attr, Operand, Result, TypesMatchWith, VerifyError


def _check_indexed(
    buffer: MemDescType,
    indices: ir.RankedTensorType,
    values: ir.RankedTensorType,
    axis: int,
    names: tuple[str, str],
    rank: int,
) -> None:
    """Elements at `indices`, of `rank` dimensions, along `axis`: one a value, of the same shape, layout and element type."""
    buffer_name, values_name = names
    if not isinstance(buffer.encoding, SHARED):
        raise VerifyError(f"expects {buffer_name} to have an encoding of shared memory, found {buffer.encoding}")
    if indices.rank != rank:
        of = "" if rank == buffer.rank else "'s encoding"
        raise VerifyError(
            f"expects indices to have the rank of {buffer_name}{of}, {rank}, "
            f"found {indices.rank} ({shape_text(indices.shape)})"
        )
    if not 0 <= axis < buffer.rank:
        raise VerifyError(f"expects axis to be between 0 and {buffer.rank - 1}, found {axis}")
    _check_like(values, indices, values_name, buffer, buffer_name)


def _check_like(
    values: ir.RankedTensorType, indices: ir.RankedTensorType, values_name: str, buffer: Shaped, buffer_name: str
) -> None:
    if list(values.shape) != list(indices.shape):
        raise VerifyError(
            f"expects {values_name} to have the shape of indices, {shape_text(indices.shape)}, "
            f"found {shape_text(values.shape)}"
        )
    if values.element_type != buffer.element_type:
        raise VerifyError(
            f"expects {values_name} to have the element type of {buffer_name}, {buffer.element_type}, "
            f"found {values.element_type}"
        )
    if not same_encoding(values, indices):
        raise VerifyError(
            f"expects {values_name} to have the layout of indices, {indices.encoding or 'none'}, "
            f"found {values.encoding or 'none'}"
        )


class LocalGatherOp(DialectOp, dialect=TTG, name="local_gather"):
    """Reads elements of a buffer: result[i, j] = src[indices[i, j], j] for an `axis` of 0. A `token` orders it.

    Refused: an axis that is none of `src`'s; indices of another rank than `src`'s; a result of another shape or layout
    than theirs, or of another element type than `src`'s.
    """

    releases = "3.7-"
    src: Operand[MemDescType]
    indices: Operand[IntTensor]
    token: Operand[AsyncTokenType] | None
    axis: Attr[I32Attr]
    result: Result[Tensor]
    assembly = (
        "$src `[` $indices `]` (`token` $token^)? attr-dict `:` qualified(type($src)) `,` type($indices) `->` "
        "type($result)"
    )
    traits = (MemoryEffects(reads=("src",)), VerifyTensorLayouts)
    local_verify = True

    def verify(self) -> None:
        source, indices = self.operation.operands[0].type, self.operation.operands[1].type
        _check_indexed(source, indices, self.operation.results[0].type, self.axis.value, ("src", "result"), source.rank)


class LocalScatterOp(DialectOp, dialect=TTG, name="local_scatter"):
    """Writes elements of a buffer: dst[indices[i, j], j] = values[i, j] for an `axis` of 0. A `token` orders it.

    Which of several values for one element stays is not said.

    Refused: an axis that is none of `dst`'s; indices of another rank than `dst`'s; values of another shape or layout
    than theirs, or of another element type than `dst`'s.
    """

    releases = "3.7-"
    dst: Operand[MemDescType]
    values: Operand[Tensor]
    indices: Operand[IntTensor]
    token: Operand[AsyncTokenType] | None
    axis: Attr[I32Attr]
    assembly = (
        "$dst `[` $indices `]` `,` $values (`token` $token^)? attr-dict `:` qualified(type($dst)) `,` type($indices) `,` "
        "type($values)"
    )
    traits = (MemoryEffects(writes=("dst",)), VerifyTensorLayouts)
    local_verify = True

    def verify(self) -> None:
        target, values, indices = (value.type for value in list(self.operation.operands)[:3])
        _check_indexed(target, indices, values, self.axis.value, ("dst", "values"), target.rank)


class LocalAtomicScatterRMWOp(DialectOp, dialect=TTG, name="local_atomic_scatter_rmw"):
    """Combines elements of a buffer with `values` in one step each, where `mask` is true; the result is what was there.

    The element is dst[indices[i, j], j] for an `axis` of 0.

    Refused: as of `ttg.local_scatter`, but indices are of the rank of `dst`'s encoding; a destination that is not mutable; pointers; a result of another type than
    `values`; a mask that is no i1 tensor of its shape and layout.
    """

    releases = "3.8-"
    atomic_rmw_op: Attr[RMWOp]
    dst: Operand[MemDescType]
    values: Operand[FpIntTensor]
    indices: Operand[IntTensor]
    mask: Operand[I1Tensor] | None
    axis: Attr[I32Attr]
    result: Result[FpIntTensor]
    assembly = (
        "$atomic_rmw_op `,` $dst `[` $indices `]` `,` $values (`,` $mask^)? attr-dict `:` "
        "functional-type(operands, $result)"
    )
    traits = (
        AllTypesMatch("values", "result"),
        TypesMatchWith("mask has the shape and layout of values", "values", "mask", bool_like),
        MemoryEffects(reads=("dst",), writes=("dst",)),
        VerifyTensorLayouts,
    )
    local_verify = True

    def verify(self) -> None:
        target, values, indices = (value.type for value in list(self.operation.operands)[:3])
        check_mutable(target, "dst")
        rank = shared_rank(target.encoding) if isinstance(target.encoding, SHARED) else target.rank
        _check_indexed(target, indices, values, self.axis.value, ("dst", "values"), rank)


local_atomic_scatter_rmw = LocalAtomicScatterRMWOp.builder
local_gather = LocalGatherOp.builder
local_scatter = LocalScatterOp.builder
