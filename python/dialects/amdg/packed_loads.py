"""Loads of packed 4-bit floats from shared memory, and in which order that has its elements."""

from __future__ import annotations

from collections.abc import Sequence

from gpuir.dialects.amdg.dialect import AMDG
from gpuir.dialects.tt.constraints import shape_text
from gpuir.dialects.tt.traits import MemoryEffects
from gpuir.dialects.ttg.constraints import Tensor
from gpuir.dialects.ttg.encodings import (
    AMDRotatingSharedEncodingAttr,
    DotOperandEncodingAttr,
    NVMMASharedEncodingAttr,
    PaddedSharedEncodingAttr,
    PartitionedSharedEncodingAttr,
    SwizzledSharedEncodingAttr,
)
from gpuir.dialects.ttg.linear_encodings import SharedLinearEncodingAttr
from gpuir.dialects.ttg.types import AsyncTokenType, MemDescType
from gpuir.host import ir
from gpuir.ods import DialectOp, Operand, Result, VerifyError, in_releases

__all__ = ["LocalLoadPackedTransposedOp", "local_load_packed_transposed"]


def _order_of_bases(bases: Sequence[Sequence[int]], rank: int) -> list[int]:
    """The dimensions as the offset moves along them; those that it does not move along are last, from the last one on."""
    moved = [next((dimension for dimension, step in enumerate(basis) if step), None) for basis in bases]
    found = list(dict.fromkeys(dimension for dimension in moved if dimension is not None))
    return found + [dimension for dimension in reversed(range(rank)) if dimension not in found]


def _order(encoding: ir.Attribute, rank: int) -> list[int] | None:
    """The dimensions of a buffer, the contiguous one first; None: its encoding has no order."""
    if isinstance(encoding, PartitionedSharedEncodingAttr):
        return _order(encoding.partition_layout, rank)
    if isinstance(encoding, (SwizzledSharedEncodingAttr, AMDRotatingSharedEncodingAttr)):
        return list(encoding.order)
    if isinstance(encoding, NVMMASharedEncodingAttr):
        rows = list(reversed(range(rank)))
        return [rows[1], rows[0], *rows[2:]] if encoding.transposed else rows
    if isinstance(encoding, PaddedSharedEncodingAttr) and encoding.order is not None:
        return list(encoding.order)
    if isinstance(encoding, (PaddedSharedEncodingAttr, SharedLinearEncodingAttr)):
        return _order_of_bases(list(encoding.offset or ()), rank)
    return None


def _check_order(type: MemDescType, first: int) -> None:
    """The buffer is a matrix, or several one after the other, whose dimension `first` is contiguous."""
    rank = type.rank
    expected = [first, 2 * rank - 3 - first, *range(rank - 2)]
    order = _order(type.encoding, rank)
    if rank > 3 or (order is not None and order != expected):
        raise VerifyError(
            f"expects src to have 2 or 3 dimensions in the order {expected}, found {type.encoding} of {rank} dimensions"
        )


class LocalLoadPackedTransposedOp(DialectOp, dialect=AMDG, name="local_load_packed_transposed"):
    """Loads pairs of 4-bit floats, packed along M or N, as an operand of a dot that has them packed along K.

    Up to 3.8 the op's name is spelled `local_load_packed_tranposed`.

    Refused: a result that is no operand of a dot; sizes of the buffer that are not the result's, twice along K and half
    along the other dimension; by Triton more than 3 dimensions, or in another order than K's one behind the other, and a
    batch last; up to 3.8 a layout other than swizzled_shared.
    """

    releases = "3.5-"
    was = {"local_load_packed_tranposed": "-3.8"}
    src: Operand[MemDescType]
    token: Operand[AsyncTokenType] | None
    result: Result[Tensor]
    assembly = "$src (`token` $token^)? attr-dict `:` qualified(type($src)) `->` type($result)"
    traits = (MemoryEffects(reads=("src",)),)

    def verify(self) -> None:
        source, result = self.src.type, self.result.type
        if not isinstance(result.encoding, DotOperandEncodingAttr):
            raise VerifyError(f"expects result to be the operand of a dot, found {result.encoding}")
        if source.rank != result.rank or result.rank < 2:
            raise VerifyError(f"expects result to have the rank of src, {source.rank}, found {result.rank}")
        k = result.rank - 1 if result.encoding.op_idx == 0 else result.rank - 2
        other = 2 * result.rank - 3 - k
        expected = list(source.shape)
        expected[k], expected[other] = expected[k] // 2, expected[other] * 2
        if expected != list(result.shape):
            raise VerifyError(f"expects result to be {shape_text(expected)}, found {shape_text(result.shape)}")
        order = getattr(source.encoding, "order", None)
        if order is not None and order[0] != other:
            raise VerifyError(f"expects src to have dimension {other} contiguous, found {source.encoding}")

    @in_releases("3.5-")
    def _in_order(self) -> None:
        source, result = self.src.type, self.result.type
        assert isinstance(result.encoding, DotOperandEncodingAttr)  # as above
        _check_order(source, result.rank - 2 + result.encoding.op_idx)

    @in_releases("3.5-3.8")
    def _swizzled(self) -> None:
        encoding = self.src.type.encoding
        if not isinstance(encoding, SwizzledSharedEncodingAttr):
            raise VerifyError(f"expects src to have the layout swizzled_shared, found {encoding}")


local_load_packed_transposed = LocalLoadPackedTransposedOp.builder
