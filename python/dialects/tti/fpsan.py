"""Ops of the floating-point sanitizer, which replaces floats by integers that go through the same program."""

from __future__ import annotations

from gpuir.dialects.tt.constraints import FloatLike, I32Tensor, IntLike, IntTensor, check_matrices
from gpuir.dialects.tt.traits import Elementwise, MemoryEffects, VerifyTensorLayouts
from gpuir.dialects.ttg.constraints import I8Tensor, Tensor, shape_text
from gpuir.dialects.ttg.encodings import NvidiaMmaEncodingAttr
from gpuir.dialects.ttg.inference import check_dot_operands
from gpuir.dialects.ttg.types import MemDescType
from gpuir.dialects.tti.dialect import TTI
from gpuir.ods import (
    I32,
    AllTypesMatch,
    Attr,
    BoolAttr,
    DialectOp,
    I32Attr,
    Operand,
    Operands,
    Pure,
    Result,
    VerifyError,
    named,
)


class FpSanEmbedOp(DialectOp, dialect=TTI, name="experimental_fpsan_embed"):
    """The integer that stands for a float, element by element.

    Refused: a result of another shape.
    """

    releases = "3.8-"
    val: Operand[FloatLike]
    result: Result[IntLike]
    assembly = "$val attr-dict `:` functional-type($val, $result)"
    traits = (Pure, Elementwise, VerifyTensorLayouts)


class FpSanUnembedOp(DialectOp, dialect=TTI, name="experimental_fpsan_unembed"):
    """The float that an integer stands for, element by element.

    Refused: a result of another shape.
    """

    releases = "3.8-"
    val: Operand[IntLike]
    result: Result[FloatLike]
    assembly = "$val attr-dict `:` functional-type($val, $result)"
    traits = (Pure, Elementwise, VerifyTensorLayouts)


class DotI8Op(DialectOp, dialect=TTI, name="dot_i8"):
    """d = a * b + c of bytes, which `aSigned` and `bSigned` take for signed or not, by mma.sync.

    Refused: sizes that are no product's; layouts that are not those of mma.sync (`#ttg.nvidia_mma` of version 2).
    """

    releases = "3.8-"
    a: Operand[I8Tensor]
    b: Operand[I8Tensor]
    c: Operand[I32Tensor]
    a_signed: Attr[BoolAttr] = named("aSigned")
    b_signed: Attr[BoolAttr] = named("bSigned")
    d: Result[I32Tensor]
    assembly = (
        "$a `,` $b `,` $c `,` `aSigned` `=` $aSigned `,` `bSigned` `=` $bSigned attr-dict `:` type($a) `*` type($b) `->` "
        "type($d)"
    )
    traits = (Pure, AllTypesMatch("c", "d"), VerifyTensorLayouts)
    local_verify = True

    def verify(self) -> None:
        a, b, d = self.operation.operands[0].type, self.operation.operands[1].type, self.operation.results[0].type
        check_matrices(a, b, d)
        if a.shape[-1] != b.shape[-2]:
            raise VerifyError(
                f"expects b to have as many rows (K) as a has columns, {a.shape[-1]}, found {b.shape[-2]}"
            )
        if list(d.shape[-2:]) != [a.shape[-2], b.shape[-1]]:
            raise VerifyError(
                f"expects d to have the rows of a and the columns of b, {a.shape[-2]}x{b.shape[-1]}, found "
                f"{shape_text(d.shape[-2:])}"
            )
        layout = d.encoding
        if not isinstance(layout, NvidiaMmaEncodingAttr) or layout.version_major != 2:
            raise VerifyError(f"expects d to have the layout nvidia_mma of version 2, found {layout or 'none'}")
        check_dot_operands(a, b, d)


class LocalGatherOp(DialectOp, dialect=TTI, name="experimental_local_gather"):
    """Reads elements of the part of a buffer that begins at `offsets`: as `ttg.local_gather`.

    Refused: an axis that is none of `src`'s; not one offset for each of its dimensions; a result of another shape than
    the indices', or of another element type than `src`'s.
    """

    releases = "3.8-"
    src: Operand[MemDescType]
    indices: Operand[IntTensor]
    offsets: Operands[I32]
    axis: Attr[I32Attr]
    result: Result[Tensor]
    assembly = (
        "$src `[` $indices `]` `offsets` `=` `[` $offsets `]` attr-dict `:` qualified(type($src)) `,` type($indices) `->` "
        "type($result)"
    )
    traits = (MemoryEffects(reads=("src",)), VerifyTensorLayouts)
    local_verify = True

    def verify(self) -> None:
        source, indices = self.operation.operands[0].type, self.operation.operands[1].type
        result = self.operation.results[0].type
        if not 0 <= self.axis.value < source.rank:
            raise VerifyError(f"expects axis to be between 0 and {source.rank - 1}, found {self.axis.value}")
        if len(self.offsets) != source.rank:
            raise VerifyError(f"expects {source.rank} offsets, one a dimension of src, found {len(self.offsets)}")
        if list(result.shape) != list(indices.shape):
            raise VerifyError(
                f"expects result to have the shape of indices, {shape_text(indices.shape)}, found "
                f"{shape_text(result.shape)}"
            )
        if result.element_type != source.element_type:
            raise VerifyError(
                f"expects result to have the element type of src, {source.element_type}, found {result.element_type}"
            )


dot_i8 = DotI8Op.builder
experimental_fpsan_embed = FpSanEmbedOp.builder
experimental_fpsan_unembed = FpSanUnembedOp.builder
experimental_local_gather = LocalGatherOp.builder
