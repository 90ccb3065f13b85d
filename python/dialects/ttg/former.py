"""Ops of `ttg` that only releases of Triton before 3.0 have, in which a tensor can lie in shared memory.

They are read, and brought to today's form at once (`upgrade.py`); no release that is printed has them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gpuir.assembly.op_writer import NotPrintable
from gpuir.dialects.tt.constraints import AnyTT, Tensor, bool_like, pointee
from gpuir.dialects.tt.dialect import CacheModifier, EvictionPolicy
from gpuir.dialects.ttg.constraints import AnyTTType, I1Tensor, PtrTensor
from gpuir.dialects.ttg.dialect import TTG
from gpuir.ods import (
    I32,
    AllTypesMatch,
    Attr,
    AttrSizedOperandSegments,
    BoolAttr,
    DenseI64ArrayAttr,
    DialectOp,
    I32Attr,
    I64Attr,
    Operand,
    Operands,
    Result,
    TypesMatchWith,
    default,
    named,
)

if TYPE_CHECKING:
    from gpuir.assembly.cursor import Cursor
    from gpuir.assembly.op_state import OpState
    from gpuir.assembly.op_writer import WriteState
    from gpuir.ods.syntax import Output

#: An offset that is an operand.
DYNAMIC = -(1 << 63)


class AllocTensorOp(DialectOp, dialect=TTG, name="alloc_tensor"):
    """A tensor in shared memory; `ttg.local_alloc` today."""

    releases = "-2.3"
    result: Result[Tensor]
    assembly = "attr-dict `:` type($result)"


class InsertSliceAsyncOp(DialectOp, dialect=TTG, name="insert_slice_async"):
    """Starts a copy into the part `index` of a tensor in shared memory, which is the result.

    Today `ttg.async_copy_global_to_local` into that part of a buffer.
    """

    releases = "-2.3"
    src: Operand[PtrTensor]
    dst: Operand[Tensor]
    index: Operand[I32]
    mask: Operand[I1Tensor] | None
    other: Operand[AnyTTType] | None
    cache: Attr[CacheModifier] = default("none")
    evict: Attr[EvictionPolicy] = default("evict_normal")
    is_volatile: Attr[BoolAttr] = named("isVolatile", False)
    axis: Attr[I32Attr]
    result: Result[Tensor]
    assembly = "$src `,` $dst `,` $index (`,` $mask^)? (`,` $other^)? attr-dict `:` type($src) `->` type($result)"
    traits = (
        AttrSizedOperandSegments,
        AllTypesMatch("dst", "result"),
        TypesMatchWith("mask has the shape and layout of src", "src", "mask", bool_like),
        TypesMatchWith("other is a tensor of what src points at", "src", "other", pointee),
    )


@TTG.directive("Slice")
class _Slice:
    """``[offsets] [sizes] [strides]``, numbers or values, as upstream's ops of tensors have them."""

    @staticmethod
    def parse(cursor: Cursor, state: OpState, offsets: str, *names: str) -> None:
        state.operands[offsets] = []
        for name in names:
            cursor.expect("[", f"of {name}")
            numbers: list[int] = []
            while not cursor.at("]"):
                if cursor.at_operand() and name == names[0]:
                    state.operands[offsets].append(cursor.operand())
                    numbers.append(DYNAMIC)
                else:
                    numbers.append(cursor.integer_value(-(1 << 63), (1 << 63) - 1, "an integer of 64 bits"))
                if not cursor.accept(","):
                    break
            cursor.expect("]", f"of {name}")
            state.attributes[name] = f"array<i64: {', '.join(map(str, numbers))}>" if numbers else "array<i64>"

    @staticmethod
    def print(writer: Output, state: WriteState, offsets: str, *names: str) -> str:
        raise NotPrintable


class ExtractSliceOp(DialectOp, dialect=TTG, name="extract_slice"):
    """A part of a tensor in shared memory; `ttg.memdesc_subview` today."""

    releases = "2.1-2.3"
    source: Operand[Tensor]
    offsets: Operands[I32]
    static_offsets: Attr[DenseI64ArrayAttr]
    static_sizes: Attr[DenseI64ArrayAttr]
    static_strides: Attr[DenseI64ArrayAttr]
    result: Result[Tensor]
    assembly = (
        "$source custom<Slice>($offsets, $static_offsets, $static_sizes, $static_strides) attr-dict `:` type($source) "
        "`to` type($result)"
    )


class CmpIOp(DialectOp, dialect=TTG, name="cmpi"):
    """Compares integers; `arith.cmpi` today, of which 2.x had its own on tensors with layouts."""

    releases = "-2.1"
    lhs: Operand[AnyTT]
    rhs: Operand[AnyTT]
    predicate: Attr[I64Attr]
    result: Result[AnyTT]


class CmpFOp(DialectOp, dialect=TTG, name="cmpf"):
    """Compares floats; `arith.cmpf` today."""

    releases = "-2.1"
    lhs: Operand[AnyTT]
    rhs: Operand[AnyTT]
    predicate: Attr[I64Attr]
    result: Result[AnyTT]


class SelectOp(DialectOp, dialect=TTG, name="select"):
    """Picks elements of two tensors by a third; `arith.select` today."""

    releases = "-2.1"
    condition: Operand[AnyTT]
    true_value: Operand[AnyTT]
    false_value: Operand[AnyTT]
    result: Result[AnyTT]
