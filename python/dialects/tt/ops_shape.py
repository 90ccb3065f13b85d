"""Ops of `tt` on shapes: ranges, splats, broadcasts, transposes, joins, gathers."""

from __future__ import annotations

from typing import Any

from gpuir.dialects.tt.constraints import (
    AnyTT,
    BoolLike,
    IntTensor,
    Tensor,
    bool_like,
    elements,
    encoding_of,
    is_tensor,
    shape_text,
    tensor,
)
from gpuir.dialects.tt.dialect import TT, on_buffers
from gpuir.dialects.tt.inference import (
    Types,
    check_axis,
    check_order,
    expanded,
    held,
    joined,
    reordered,
    reshaped,
    same_but_for_copies,
    same_held,
    same_layout,
    split_type,
    transposed,
)
from gpuir.dialects.tt.layout_inference import BY_FORM, FORMS, Form
from gpuir.dialects.tt.traits import (
    TRITON,
    InfersEquivalentResults,
    InfersHeldResults,
    InfersResults,
    NoMemoryEffect,
    SameOperandsAndResultElementType,
    SameOperandsAndResultEncoding,
    SameTypeOperands,
)
from gpuir.host import ir
from gpuir.layouts import UnknownLayout
from gpuir.ods import (
    AllTypesMatch,
    Attr,
    DenseI32ArrayAttr,
    DialectOp,
    I32Attr,
    Operand,
    Pure,
    Result,
    TypesMatchWith,
    UnitAttr,
    VerifyError,
    by_release,
    in_releases,
    named,
)
from gpuir.ods.operation import OpSpec
from gpuir.ods.releases import Range
from gpuir.ods.syntax import Input, Output, ReadOp

#: The format of an op with one operand, whose types 2.x writes as a function's.
UNARY = {
    "3.0-": "$src attr-dict `:` type($src) `->` type($result)",
    "-2.3": "$src attr-dict `:` functional-type(operands, results)",
}


class MakeRangeOp(DialectOp, dialect=TT, name="make_range"):
    """The integers from `start` up to, and without, `end`.

    Refused: a `start` that is not less than `end`; a result that is no 1-D tensor of `end - start` i32.
    """

    start: Attr[I32Attr]
    end: Attr[I32Attr]
    result: Result[IntTensor]
    assembly = "attr-dict `:` type($result)"
    traits = (Pure, *TRITON)
    local_verify = True

    def verify(self) -> None:
        start, end = self.start.value, self.end.value
        result = self.operation.results[0].type
        if start >= end:
            raise VerifyError(f"expects start to be less than end, {end}, found {start}")
        if result.rank != 1:
            raise VerifyError(f"expects result to have 1 dimension, found {result.rank}")
        if result.shape[0] != end - start:
            raise VerifyError(f"expects result to have {end - start} elements, end - start, found {result.shape[0]}")
        if str(result.element_type) != "i32":
            raise VerifyError(f"expects result to have the element type i32, found {result.element_type}")


class SplatOp(DialectOp, dialect=TT, name="splat"):
    """A tensor with `src` in every element.

    Refused: a result of another element type.
    """

    src: Operand[AnyTT]
    result: Result[Tensor]
    assembly = UNARY
    traits = (Pure, SameOperandsAndResultElementType, SameOperandsAndResultEncoding, *TRITON)


class UnsplatOp(DialectOp, dialect=TT, name="unsplat"):
    """The element of a tensor that has one.

    Refused: a tensor with more elements.
    """

    releases = "3.5-"
    src: Operand[Tensor]
    result: Result[AnyTT]
    assembly = "$src attr-dict `:` type($src)"
    traits = (Pure, InfersResults, *TRITON)
    local_verify = True

    @staticmethod
    def infer_types(types: Types, attributes: dict[str, Any]) -> Types:
        source = types["src"][0]
        if not is_tensor(source):
            raise ValueError(f"expects src to be a tensor, found {source}")
        return {"result": [source.element_type]}

    def verify(self) -> None:
        source = self.operation.operands[0].type
        if elements(source.shape) != 1:
            raise VerifyError(f"expects src to have 1 element, found {elements(source.shape)} ({source})")


class ExpandDimsOp(DialectOp, dialect=TT, name="expand_dims"):
    """The same elements with a dimension of size 1 put in at `axis`; the layout of `src` is a slice along it.

    Refused: an axis that the result does not have; a layout that is no slice along `axis`; a result that does not
    follow from `src`.
    """

    src: Operand[Tensor]
    axis: Attr[I32Attr]
    result: Result[Tensor]
    assembly = UNARY
    traits = (Pure, InfersResults, SameOperandsAndResultElementType, *TRITON)

    @staticmethod
    def infer_types(types: Types, attributes: dict[str, Any]) -> Types:
        return {"result": [expanded(types["src"][0], attributes["axis"].value)]}


def _differ(one: ir.Attribute | None, other: ir.Attribute | None) -> bool:
    """Whether two tensors have encodings that are not equal."""
    return one is not None and other is not None and one != other


class BroadcastOp(DialectOp, dialect=TT, name="broadcast"):
    """Repeats elements along the dimensions where `src` has size 1.

    From Triton 3.9 on the encodings need only agree on the dimensions that are not repeated.

    Refused: another rank, element type or encoding; a size other than 1 that the result changes.
    """

    src: Operand[Tensor]
    result: Result[Tensor]
    assembly = UNARY
    traits = (Pure, SameOperandsAndResultElementType, *TRITON)
    local_verify = True

    @in_releases("-3.8")
    def _equal_encodings(self) -> None:
        source, result = self.operation.operands[0].type, self.operation.results[0].type
        if _differ(source.encoding, result.encoding):
            raise VerifyError(f"expects result to have the encoding of src, {source.encoding}, found {result.encoding}")

    def verify(self) -> None:
        source, result = self.operation.operands[0].type, self.operation.results[0].type
        if _differ(source.encoding, result.encoding):
            repeated = [
                i for i, sizes in enumerate(zip(source.shape, result.shape, strict=False)) if len(set(sizes)) > 1
            ]
            if source.rank != result.rank or not same_held(source, result, repeated):
                raise VerifyError(
                    f"expects result to have the encoding of src, {source.encoding}, found {result.encoding}"
                )
        if source.rank != result.rank:
            raise VerifyError(f"expects result to have the rank of src, {source.rank}, found {result.rank}")
        for index, (before, after) in enumerate(zip(source.shape, result.shape, strict=True)):
            if before != after and before != 1:
                raise VerifyError(
                    f"expects dimension {index} of src to be 1 since result has {after} there, found {before}"
                )


@TT.directive("Reorder")
class _Reorder:
    """Nothing; up to Triton 3.1 the dictionary has a bool for what is a unit attribute today."""

    @staticmethod
    def parse(cursor: Input, state: ReadOp, name: str) -> None:
        if state.attributes.get(name) == "true":
            state.attributes[name] = "unit"
        elif state.attributes.get(name) == "false":
            del state.attributes[name]

    @staticmethod
    def print(writer: Output, state: ReadOp, name: str) -> str:
        return ""


class ReshapeOp(DialectOp, dialect=TT, name="reshape"):
    """The same elements in another shape; `allow_reorder` lets them be reordered.

    `efficient_layout` says that the result's layout was chosen well, so that passes keep it.

    Refused: another number of elements or element type; an encoding on one side only; without `allow_reorder` a layout that
    would move elements, and from Triton 3.8 on with it too, unless a thread has as many elements as before.
    """

    src: Operand[Tensor]
    allow_reorder: Attr[UnitAttr]
    efficient_layout: Attr[UnitAttr]
    result: Result[Tensor]
    assembly = {
        "3.2-": (
            "$src (`allow_reorder` $allow_reorder^)? (`efficient_layout` $efficient_layout^)? attr-dict `:` type($src) "
            "`->` type($result)"
        ),
        "2.2-3.1": "$src attr-dict custom<Reorder>($allow_reorder) `:` type($src) `->` type($result)",
        "-2.1": "$src attr-dict `:` functional-type(operands, results)",
    }
    was = {"view": "-2.1"}
    implied = {"view": {"allow_reorder": "unit"}}
    traits = (Pure, SameOperandsAndResultElementType, *TRITON)
    local_verify = True

    @staticmethod
    def is_former(state: ReadOp, cursor: Input) -> bool:
        return state.attributes.get("allow_reorder") in ("true", "false")

    @by_release(BY_FORM)
    def _stays(self, form: Form) -> None:
        """With `allow_reorder` any layout will do, from 3.8 on one in which a thread has as many elements."""
        source, result = self.operation.operands[0].type, self.operation.results[0].type
        if not self.allow_reorder or (form != "-3.7" and reordered(source, result, form) is not None):
            self._check_layout(form)

    def _check_layout(self, *forms: Form) -> None:
        """The result has the layout that leaves elements where they are, by one of the forms of releases."""
        source, result = self.operation.operands[0].type, self.operation.results[0].type
        if source.encoding is None or result.encoding is None:
            return
        try:
            expected = [reshaped(source, result.shape, form) for form in forms]
            if not any(same_layout(type, result, form) for type, form in zip(expected, forms, strict=True)):
                raise VerifyError(
                    f"expects result to have the type {expected[-1]}, or another spelling of its layout, found {result}"
                )
        except UnknownLayout:
            return
        except ValueError as error:
            raise VerifyError(str(error)) from None

    def verify(self) -> None:
        source, result = self.operation.operands[0].type, self.operation.results[0].type
        if elements(source.shape) != elements(result.shape):
            raise VerifyError(
                f"expects result to have as many elements as src, {elements(source.shape)}, "
                f"found {elements(result.shape)} ({shape_text(result.shape)})"
            )
        if (source.encoding is None) != (result.encoding is None):
            raise VerifyError(
                f"expects src and result to have encodings, or neither of them, found {source} and {result}"
            )
        if not self.allow_reorder:
            self._check_layout(*FORMS)


class CatOp(DialectOp, dialect=TT, name="cat"):
    """The elements of both tensors in one, in any order.

    Refused: operands of different types; another element type; from Triton 3.8 on another number of elements than both
    have, or of elements in a thread.
    """

    lhs: Operand[Tensor]
    rhs: Operand[Tensor]
    result: Result[Tensor]
    assembly = {
        "3.0-": "$lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)",
        "-2.3": "$lhs `,` $rhs attr-dict `:` functional-type(operands, results)",
    }
    traits = (NoMemoryEffect, SameTypeOperands, AllTypesMatch("lhs", "rhs"), SameOperandsAndResultElementType, *TRITON)

    @in_releases("3.8-")
    def _all_elements(self) -> None:
        source, result = self.operation.operands[0].type, self.operation.results[0].type
        if elements(result.shape) != 2 * elements(source.shape):
            raise VerifyError(
                f"expects result to have the elements of lhs and rhs, {2 * elements(source.shape)}, "
                f"found {elements(result.shape)} ({shape_text(result.shape)})"
            )
        if (source.encoding is None) != (result.encoding is None):
            raise VerifyError(
                f"expects lhs, rhs and result to have encodings, or none of them, found {source} and {result}"
            )
        if source.encoding is None:
            return
        try:
            part, whole = (held(type, "3.8").distinct for type in (source, result))
        except ValueError:  # it cannot be told
            return
        if whole != 2 * part:
            raise VerifyError(
                f"expects a layout of result by which a thread has {2 * part} elements, as it has of lhs and rhs, found {whole} "
                f"({result.encoding})"
            )


class JoinOp(DialectOp, dialect=TT, name="join"):
    """Both tensors side by side in a new last dimension of size 2.

    Refused: operands of different types; a result of another shape or element type; a result whose halves have not
    the operands' layout.
    """

    lhs: Operand[Tensor]
    rhs: Operand[Tensor]
    result: Result[Tensor]
    assembly = "$lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)"
    traits = (Pure, SameTypeOperands, AllTypesMatch("lhs", "rhs"), *TRITON)
    local_verify = True

    @staticmethod
    def infer_types(types: Types, attributes: dict[str, Any]) -> Types:
        return {"result": [joined(types["lhs"][0])]}

    def verify(self) -> None:
        source, result = self.operation.operands[0].type, self.operation.results[0].type
        shape = [*source.shape, 2]
        if list(result.shape) != shape:
            raise VerifyError(f"expects result to have the shape {shape_text(shape)}, found {shape_text(result.shape)}")
        if result.element_type != source.element_type:
            raise VerifyError(
                f"expects result to have the element type of lhs, {source.element_type}, found {result.element_type}"
            )
        if (source.encoding is None) != (result.encoding is None):
            raise VerifyError(
                f"expects lhs and result to have encodings, or neither of them, found {source} and {result}"
            )
        self._is_half()

    @by_release(BY_FORM)
    def _is_half(self, form: Form | None = None) -> None:
        # Several results fit a layout of the operands, and one layout of the operands fits a result.
        source, result = self.operation.operands[0].type, self.operation.results[0].type
        try:
            half = split_type(result)
            # From 3.9 on it does not matter how often a thread has an element.
            held = form in (None, "3.9-") and same_but_for_copies(half, source)
            if not held and not same_layout(half, source, form):
                raise VerifyError(f"expects lhs to have the type {half}, half of result, found {source}")
        except UnknownLayout:
            return
        except ValueError as error:
            raise VerifyError(str(error).replace("src", "result")) from None


class SplitOp(DialectOp, dialect=TT, name="split"):
    """The halves of a tensor whose last dimension has size 2.

    Refused: another last size; results of different types, or not of half of `src`.
    """

    src: Operand[Tensor]
    out_lhs: Result[Tensor] = named("outLHS")
    out_rhs: Result[Tensor] = named("outRHS")
    assembly = "$src attr-dict `:` type($src) `->` type($outLHS)"
    traits = (Pure, InfersHeldResults, AllTypesMatch("outLHS", "outRHS"), *TRITON)

    @staticmethod
    def infer_types(types: Types, attributes: dict[str, Any]) -> Types:
        half = split_type(types["src"][0])
        return {"outLHS": [half], "outRHS": [half]}


class TransOp(DialectOp, dialect=TT, name="trans"):
    """Dimensions in another order: dimension `i` of the result is dimension ``order[i]`` of `src`.

    Refused: an order that is no permutation; a result of another shape, element type or layout than follows.
    """

    src: Operand[Tensor]
    order: Attr[DenseI32ArrayAttr]
    result: Result[Tensor]
    assembly = UNARY
    left_out = {"order": ("-2.3", "array<i32: 1, 0>")}
    traits = (Pure, InfersEquivalentResults, SameOperandsAndResultElementType, *TRITON)
    local_verify = True

    @staticmethod
    def today(state: ReadOp) -> tuple[OpSpec, Range] | None:
        """Of a buffer, which it takes up to Triton 3.2 too, it is `ttg.memdesc_trans`."""
        return on_buffers(state, "src", "ttg.memdesc_trans")

    @staticmethod
    def infer_types(types: Types, attributes: dict[str, Any]) -> Types:
        return {"result": [transposed(types["src"][0], list(attributes["order"]))]}

    def verify(self) -> None:
        source, result = self.operation.operands[0].type, self.operation.results[0].type
        order = list(self.order)
        try:
            check_order(order, source.rank)
        except ValueError as error:
            raise VerifyError(str(error)) from None
        shape = [source.shape[dimension] for dimension in order]
        if list(result.shape) != shape:
            raise VerifyError(f"expects result to have the shape {shape_text(shape)}, found {shape_text(result.shape)}")


class GatherOp(DialectOp, dialect=TT, name="gather"):
    """Picks elements of `src` along `axis` by their `indices`; `efficient_layout` says that layouts were chosen for it.

    Refused: indices of another rank, or of another size along a dimension that is not `axis`; an axis that `src` does
    not have; a result that has not the shape and encoding of `indices` and the element type of `src`.
    """

    src: Operand[Tensor]
    indices: Operand[IntTensor]
    axis: Attr[I32Attr]
    efficient_layout: Attr[UnitAttr]
    result: Result[Tensor]
    assembly = "$src `[` $indices `]` attr-dict `:` functional-type(operands, results)"
    traits = (Pure, InfersResults, *TRITON)
    local_verify = True

    @staticmethod
    def infer_types(types: Types, attributes: dict[str, Any]) -> Types:
        source, indices = types["src"][0], types["indices"][0]
        return {"result": [tensor(indices.shape, source.element_type, encoding_of(indices))]}

    def verify(self) -> None:
        source, indices = (value.type for value in self.operation.operands)
        axis = self.axis.value
        if source.rank != indices.rank:
            raise VerifyError(f"expects indices to have the rank of src, {source.rank}, found {indices.rank}")
        try:
            check_axis(axis, source.rank)
        except ValueError as error:
            raise VerifyError(str(error)) from None
        for index, (there, here) in enumerate(zip(source.shape, indices.shape, strict=True)):
            if index != axis and there != here:
                raise VerifyError(f"expects dimension {index} of indices to be src's, {there}, found {here}")


class HistogramOp(DialectOp, dialect=TT, name="histogram"):
    """Counts how often each integer from 0 to the result's size occurs in `src`, where `mask` is true.

    Refused: a mask that is not i1 of `src`'s shape and encoding.
    """

    src: Operand[IntTensor]
    mask: Operand[BoolLike] | None
    result: Result[IntTensor]
    assembly = "$src (`,` $mask^)? attr-dict `:` type($src) `->` type($result)"
    traits = (Pure, TypesMatchWith("mask has the shape and encoding of src", "src", "mask", bool_like), *TRITON)


broadcast = BroadcastOp.builder
cat = CatOp.builder
expand_dims = ExpandDimsOp.builder
gather = GatherOp.builder
histogram = HistogramOp.builder
join = JoinOp.builder
make_range = MakeRangeOp.builder
reshape = ReshapeOp.builder
splat = SplatOp.builder
split = SplitOp.builder
trans = TransOp.builder
unsplat = UnsplatOp.builder
