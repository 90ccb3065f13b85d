"""Ops of `ttg` on distributed tensors: conversion between layouts, unpacking of 4-bit floats, predicates of stages."""

from __future__ import annotations

from gpuir.dialects.tt.layout_inference import Form
from gpuir.dialects.tt.ops_shape import UNARY
from gpuir.dialects.tt.traits import SameOperandsAndResultElementType, SameOperandsAndResultShape
from gpuir.dialects.ttg.constraints import (
    FloatTensor,
    I8Tensor,
    SignlessIntegerOrIndex,
    Tensor,
    VerifyTensorLayouts,
    check_encoded_alike,
)
from gpuir.dialects.ttg.dialect import TTG
from gpuir.dialects.ttg.linear import BLOCK, LANE, REGISTER, WARP, linear, linear_attribute
from gpuir.dialects.ttg.linear_encodings import GenericLinearEncodingAttr
from gpuir.dialects.ttg.packed import check_unpacked
from gpuir.layouts import LinearLayout, UnknownLayout
from gpuir.ods import (
    I1,
    AllTypesMatch,
    AnyType,
    Attr,
    DialectOp,
    HasParent,
    I32Attr,
    OneBlock,
    Operand,
    Operands,
    Pure,
    Region,
    Result,
    Results,
    ReturnLike,
    SingleBlock,
    Terminator,
    UnitAttr,
    VerifyError,
    by_release,
    in_releases,
    named,
)


class ConvertLayoutOp(DialectOp, dialect=TTG, name="convert_layout"):
    """The same tensor in another layout: elements move between the registers of lanes and warps.

    With `force_warp_shuffle` they move between lanes by shuffles, whatever that costs.

    Refused: another shape or element type; `force_warp_shuffle` where elements move between warps.
    """

    src: Operand[Tensor]
    force_warp_shuffle: Attr[UnitAttr] = named("force_warp_shuffle", releases="3.9-")
    result: Result[Tensor]
    assembly = UNARY
    traits = (SameOperandsAndResultElementType, SameOperandsAndResultShape, Pure, VerifyTensorLayouts)

    def verify(self) -> None:
        if not self.force_warp_shuffle:
            return
        source, result = self.operation.operands[0].type, self.operation.results[0].type
        if source.encoding is None or result.encoding is None:
            raise VerifyError("expects layouts of src and result since it has force_warp_shuffle, found none")
        try:
            layouts = [linear(type.shape, type.encoding) for type in (source, result)]
        except UnknownLayout:
            return
        if not moves_within_warps(*layouts) or _parts_copies(*layouts):
            raise VerifyError(
                f"expects result to have its elements in the warps of src since it has force_warp_shuffle, found {result.encoding} "
                f"for {source.encoding}"
            )


def moves_within_warps(source: LinearLayout, target: LinearLayout) -> bool:
    """Whether the elements that a warp has in `target` are among those that it has in `source`."""
    of_warp = source.sublayout((REGISTER, LANE))
    moved = [basis for name in (REGISTER, LANE) for basis in target.bases[name]]
    for name in (WARP, BLOCK):
        for before, after in zip(source.bases[name], target.bases[name], strict=True):
            moved.append(tuple(a ^ b for a, b in zip(before, after, strict=True)))
    with_moved = LinearLayout({**of_warp.bases, "moved": moved}, of_warp.outputs)
    return with_moved.matrix_rank == of_warp.matrix_rank


def _parts_copies(source: LinearLayout, target: LinearLayout) -> bool:
    """Whether warps that have the same elements are to have others: Triton sees no shuffles in that, though each has them."""
    bases = ((source.bases[name], target.bases[name]) for name in (WARP, BLOCK))
    return any(any(after) and not any(before) for pair in bases for before, after in zip(*pair, strict=True))


class Fp4ToFpOp(DialectOp, dialect=TTG, name="fp4_to_fp"):
    """Unpacks pairs of 4-bit floats (e2m1) along `axis` into floats; each byte holds two, the first in its low bits.

    Refused: an axis that is none of `src`'s; a result whose size along it is not twice `src`'s, or differs elsewhere;
    an element type of the result other than f16 and bf16; from Triton 3.6 on an encoding of one of them alone, or one of the
    result by which a thread has not the floats of its own bytes.
    """

    src: Operand[I8Tensor]
    axis: Attr[I32Attr]
    result: Result[FloatTensor]
    assembly = "$src attr-dict `:` type($src) `->` type($result)"
    traits = (Pure, VerifyTensorLayouts)
    local_verify = True

    def verify(self) -> None:
        source, result = self.operation.operands[0].type, self.operation.results[0].type
        axis = self.axis.value
        if str(result.element_type) not in ("f16", "bf16"):
            raise VerifyError(f"expects result to have the element type f16 or bf16, found {result.element_type}")
        if source.rank != result.rank:
            raise VerifyError(f"expects result to have the rank of src, {source.rank}, found {result.rank}")
        if not 0 <= axis < source.rank:
            raise VerifyError(f"expects axis to be between 0 and {source.rank - 1}, found {axis}")
        for index, (before, after) in enumerate(zip(source.shape, result.shape, strict=True)):
            expected = 2 * before if index == axis else before
            if after != expected:
                what = "twice src's size" if index == axis else "src's size"
                raise VerifyError(f"expects dimension {index} of result to be {what}, {expected}, found {after}")

    @in_releases("3.6-")
    def _encoded_alike(self) -> None:
        check_encoded_alike("src", self.operation.operands[0].type, "result", self.operation.results[0].type)

    @by_release({"3.6-3.7": "-3.7", "3.8": "3.8", "3.9-": "3.9-"})
    def _stays(self, form: Form) -> None:
        source, result = self.operation.operands[0].type, self.operation.results[0].type
        try:
            if isinstance(source.encoding, GenericLinearEncodingAttr):
                linear_attribute(linear(source.shape, source.encoding, form), source.context)
            check_unpacked(source, result, self.axis.value, ("src", "result"), form, anywhere=form == "-3.7")
        except UnknownLayout:
            return
        except ValueError as error:
            raise VerifyError(str(error)) from None


class MaskOp(DialectOp, dialect=TTG, name="mask"):
    """Runs its region where `pred` is true; the software pipeliner puts ops it will predicate into it."""

    pred: Operand[I1]
    result: Results[AnyType]
    region: Region[OneBlock]
    traits = (SingleBlock(), VerifyTensorLayouts)


class MaskReturnOp(DialectOp, dialect=TTG, name="mask.return"):
    """Ends the region of a `ttg.mask` and hands values to its results."""

    result: Operands[AnyType]
    assembly = "$result attr-dict `:` type($result)"
    traits = (HasParent("ttg.mask"), Pure, Terminator, ReturnLike, VerifyTensorLayouts)


class PredicateStageOp(DialectOp, dialect=TTG, name="predicate_stage"):
    """Whether `stage` of a pipelined loop with `maxStage` stages works at this `iv`, for a loop to `ub` by `step`."""

    iv: Operand[SignlessIntegerOrIndex]
    ub: Operand[SignlessIntegerOrIndex]
    step: Operand[SignlessIntegerOrIndex]
    max_stage: Attr[I32Attr] = named("maxStage")
    stage: Attr[I32Attr]
    result: Result[I1]
    assembly = "$iv `,` $ub `,` $step `maxStage` $maxStage `stage` $stage attr-dict `:` type($iv) `->` type($result)"
    traits = (Pure, AllTypesMatch("iv", "ub", "step"), VerifyTensorLayouts)


convert_layout = ConvertLayoutOp.builder
fp4_to_fp = Fp4ToFpOp.builder
mask = MaskOp.builder
mask_return = MaskReturnOp.builder
predicate_stage = PredicateStageOp.builder
