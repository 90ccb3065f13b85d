"""The ops of `iree_vector_ext` about layouts."""

from __future__ import annotations

from typing import Annotated

from gpuir.dialects.iree_vector_ext.attributes import LayoutAttr, NestedLayoutAttr
from gpuir.dialects.iree_vector_ext.dialect import IREE_VECTOR_EXT
from gpuir.host import ir
from gpuir.ods import (
    AllTypesMatch,
    AnyMemRef,
    AnyRankedTensor,
    AnyVector,
    Attr,
    DialectOp,
    Operand,
    Pure,
    Result,
    TypeConstraintMeta,
    UnitAttr,
    VerifyError,
    any_type_of,
    own_attribute,
)


class AnyShaped(
    ir.ShapedType,
    metaclass=TypeConstraintMeta,
    constraint=any_type_of(AnyVector, AnyRankedTensor, AnyMemRef, summary="shaped of any type values"),
): ...


class ToLayoutOp(DialectOp, dialect=IREE_VECTOR_EXT, name="to_layout"):
    """The same value, spread over threads as a layout says.

    ``shared_memory_conversion``: if threads have to exchange elements for it, they do so through workgroup memory.

    Refused: a layout of another rank or of another shape
    """

    input: Operand[AnyShaped]
    layout: Attr[Annotated[LayoutAttr | NestedLayoutAttr, own_attribute(LayoutAttr, NestedLayoutAttr)]]
    shared_memory_conversion: Attr[UnitAttr] | None
    output: Result[AnyShaped]
    assembly = "$input `to` `layout` `(` $layout `)` attr-dict `:` type($input)"
    traits = (Pure, AllTypesMatch("input", "output"))
    local_verify = True

    def verify(self) -> None:
        shape, expected = list(self.input.type.shape), self.layout.vector_shape
        if len(shape) != len(expected):
            raise VerifyError(
                f"expects a layout of {len(shape)} dimensions for {self.input.type}, found {len(expected)}"
            )
        for dimension, (size, laid_out) in enumerate(zip(shape, expected)):
            if size != laid_out:
                raise VerifyError(
                    f"expects dimension {dimension} of {self.input.type} to have the layout's {laid_out} elements"
                )


def _check_element_types(op: ToSIMDOp | ToSIMTOp) -> None:
    source, result = op.input.type.element_type, op.output.type.element_type
    if source != result:
        raise VerifyError(f"expects operand and result to have one element type, found {source} and {result}")


class ToSIMDOp(DialectOp, dialect=IREE_VECTOR_EXT, name="to_simd"):
    """The whole vector of which each thread has a share: what stands between ops that are distributed and others.

    Refused: another element type
    """

    input: Operand[AnyVector]
    output: Result[AnyVector]
    assembly = "$input attr-dict `:` type($input) `->` type($output)"
    traits = (Pure,)
    local_verify = True

    def verify(self) -> None:
        _check_element_types(self)


class ToSIMTOp(DialectOp, dialect=IREE_VECTOR_EXT, name="to_simt"):
    """A thread's share of a vector: what stands between ops that are not distributed and others.

    Refused: another element type
    """

    input: Operand[AnyVector]
    output: Result[AnyVector]
    assembly = "$input attr-dict `:` type($input) `->` type($output)"
    traits = (Pure,)
    local_verify = True

    def verify(self) -> None:
        _check_element_types(self)


to_layout = ToLayoutOp.builder
to_simd = ToSIMDOp.builder
to_simt = ToSIMTOp.builder
