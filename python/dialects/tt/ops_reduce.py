"""Ops of `tt` that combine elements: reductions and scans with a region, products of matrices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gpuir.assembly.op_writer import NotPrintable
from gpuir.dialects.tt.constraints import (
    AnyTT,
    FloatOrI8Tensor,
    FloatTensor,
    FpIntTensor,
    Tensor,
    check_matrices,
    check_precision,
    element_of,
    is_tensor,
    shape_text,
)
from gpuir.dialects.tt.dialect import TT, InputPrecision, ScaleDotElemType, on_buffers
from gpuir.dialects.tt.inference import Types, check_axis, reduced
from gpuir.dialects.tt.layout_inference import answers_for, is_open
from gpuir.dialects.tt.ops_math import check_types, terminator
from gpuir.dialects.tt.traits import (
    TRITON,
    InfersResults,
    SameOperandsAndResultEncoding,
    SameOperandsAndResultShape,
    SameOperandsEncoding,
    SameOperandsShape,
    named_types,
)
from gpuir.host import ir
from gpuir.layouts import UnknownLayout
from gpuir.ods import (
    AllTypesMatch,
    AnyType,
    Attr,
    AttrSizedOperandSegments,
    BoolAttr,
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
    Trait,
    VerifyError,
    default,
    document_name,
    in_releases,
    named,
)
from gpuir.ods.operation import OPS, OpBase, OpSpec
from gpuir.ods.releases import Range
from gpuir.ods.syntax import ReadOp

if TYPE_CHECKING:
    from gpuir.assembly.cursor import Cursor
    from gpuir.assembly.op_state import OpState
    from gpuir.assembly.op_writer import WriteState
    from gpuir.ods.syntax import Output


def _check_combination(op: OpBase, end: str) -> None:
    """The region takes two elements of each tensor and returns one of each."""
    sources = [element_of(value.type) for value in op.operation.operands]
    block = op.operation.regions[0].blocks[0]
    check_types("arguments of the region", sources * 2, [argument.type for argument in block.arguments])
    last = terminator(block)
    if last is None or document_name(last.name) != end:
        actual = "nothing" if last is None else f"'{document_name(last.name)}'"
        raise VerifyError(f"expects its region to end with '{end}', found {actual}")
    check_types("values that the region returns", sources, [value.type for value in last.operands])


@TT.directive("NoRegion")
class _NoRegion:
    """Nothing: `redOp` says in 2.0 what the region does, which it gets where the text is brought to today's form."""

    @staticmethod
    def parse(cursor: Cursor, state: OpState, region: str) -> None:
        end = OPS["tt.reduce.return"].spec.host_names[0]
        state.empty_region(cursor, f'{{^bb0: "{end}"() : () -> ()}}')

    @staticmethod
    def print(writer: Output, state: WriteState, region: str) -> str:
        raise NotPrintable


class _LinearLayouts(Trait):
    """The layouts of operands are such as #ttg.linear can say: each basis moves along one dimension, and no two alike."""

    @in_releases("3.8-")
    def check(self, op: OpBase) -> None:
        for name, type in named_types(op, results=False):
            if not is_tensor(type) or type.encoding is None:
                continue
            inference = answers_for(type.encoding)
            if inference is None or is_open(type.encoding):
                continue
            try:
                inference.check_linear(type.shape, type.encoding)
            except UnknownLayout:
                continue
            except ValueError as error:
                raise VerifyError(
                    f"expects {name} to have a layout that #ttg.linear can say, found {type.encoding}: {error}"
                ) from None

    def __repr__(self) -> str:
        return "LinearLayouts"


LinearLayouts = _LinearLayouts()


class ReduceOp(DialectOp, dialect=TT, name="reduce"):
    """Combines the elements of `srcs` along `axis` with its region; it has the generic form only.

    The region takes one element of each tensor, then another one of each, and ends with `tt.reduce.return`.

    Refused: no operand; operands of different shapes or encodings; an axis that they do not have; results that do not
    follow; arguments of the region, or values that it returns, that are not the tensors' elements.
    """

    srcs: Operands[Tensor]
    axis: Attr[I32Attr]
    result: Results[AnyTT]
    combine_op: Region[OneBlock] = named("combineOp")
    had = {"redOp": "2.0"}
    assembly = {"2.0": "$srcs attr-dict `:` type($srcs) `->` type($result) custom<NoRegion>($combineOp)"}
    traits = (
        Pure, SameOperandsShape, SameOperandsEncoding, SingleBlock(), InfersResults, LinearLayouts, *TRITON,
    )  # fmt: skip

    @staticmethod
    def infer_types(types: Types, attributes: dict[str, Any]) -> Types:
        return {"result": [reduced(type, attributes["axis"].value) for type in types["srcs"]]}

    def verify(self) -> None:
        _check_combination(self, "tt.reduce.return")


class ReduceReturnOp(DialectOp, dialect=TT, name="reduce.return"):
    """Ends the region of a `tt.reduce` and gives the combined elements."""

    result: Operands[AnyType]
    assembly = "$result attr-dict `:` type($result)"
    traits = (HasParent("tt.reduce"), Pure, Terminator, ReturnLike, *TRITON)


class ScanOp(DialectOp, dialect=TT, name="scan"):
    """Combines each element of `srcs` with all before it along `axis`, or behind it with `reverse`; generic form only.

    The region takes one element of each tensor, then another one of each, and ends with `tt.scan.return`.

    Refused: no operand; operands and results of different shapes or encodings; results of other types than `srcs`;
    arguments of the region, or values that it returns, that are not the tensors' elements.
    """

    srcs: Operands[Tensor]
    axis: Attr[I32Attr]
    reverse: Attr[BoolAttr]
    left_out = {"reverse": ("-2.3", "false")}
    result: Results[Tensor]
    combine_op: Region[OneBlock] = named("combineOp")
    traits = (
        Pure, SameOperandsAndResultEncoding, SameOperandsAndResultShape, SingleBlock(), InfersResults, LinearLayouts,
        *TRITON,
    )  # fmt: skip

    @staticmethod
    def infer_types(types: Types, attributes: dict[str, Any]) -> Types:
        return {"result": list(types["srcs"])}

    def verify(self) -> None:
        _check_combination(self, "tt.scan.return")

    @in_releases("3.7-")
    def _axis(self) -> None:
        try:
            check_axis(self.axis.value, self.operation.operands[0].type.rank)
        except ValueError as error:
            raise VerifyError(str(error)) from None


class ScanReturnOp(DialectOp, dialect=TT, name="scan.return"):
    """Ends the region of a `tt.scan` and gives the combined elements."""

    result: Operands[AnyType]
    assembly = "$result attr-dict `:` type($result)"
    traits = (HasParent("tt.scan"), Pure, Terminator, ReturnLike, *TRITON)


def _check_dot(a: ir.RankedTensorType, b: ir.RankedTensorType, d: ir.RankedTensorType, k: tuple[int, int]) -> None:
    """Ranks and sizes of a product: K once, M and N as in the operands, leading dimensions equal."""
    check_matrices(a, b, d)
    if k[0] != k[1]:
        raise VerifyError(f"expects b to have as many rows (K) as a has columns, {k[0]}, found {k[1]}")


def _check_dot_encodings(a: ir.RankedTensorType, b: ir.RankedTensorType, d: ir.RankedTensorType) -> None:
    """Operands of a product have no encodings, or those that the result's asks for."""
    if (a.encoding is None) != (b.encoding is None):
        raise VerifyError(f"expects a and b to have encodings, or neither of them, found {a} and {b}")
    if a.encoding is None:
        return
    if d.encoding is None:
        raise VerifyError(f"expects c to have an encoding since a has one, found {d}")
    inference = answers_for(d.encoding)
    if inference is None:
        raise VerifyError(f"expects c to have a distributed layout, found {d.encoding}")
    inference.check_dot(a, b, d)


class DotOp(DialectOp, dialect=TT, name="dot"):
    """The product of matrices, added to `c`: d = a * b + c. A third, leading dimension is a batch.

    `inputPrecision` says how f32 uses the tensor cores, `maxNumImpreciseAcc` after how many steps fp8 is accumulated
    exactly.

    Refused: sizes that do not fit; elements of a and b of different widths; a result of another type than `c`; layouts
    of operands that are not the result's dot operands 0 and 1, of one kWidth; up to Triton 3.5 bf16x3 and bf16x6; from 3.6
    on elements that mma has no instruction for, where the result's layout is nvidia_mma (f32 needs tf32); from 3.9 on fewer columns of `a` than 4 * kWidth of nvidia_mma operands.
    """

    a: Operand[FpIntTensor]
    b: Operand[FpIntTensor]
    c: Operand[FpIntTensor]
    input_precision: Attr[InputPrecision] = named("inputPrecision", "ieee")
    max_num_imprecise_acc: Attr[I32Attr] = named("maxNumImpreciseAcc", 0)
    d: Result[FpIntTensor]
    assembly = "$a `,` $b `,` $c (`,` `inputPrecision` `=` $inputPrecision^)? attr-dict `:` type($a) `*` type($b) `->` type($d)"
    traits = (Pure, AllTypesMatch("c", "d"), *TRITON)
    local_verify = True

    had = {"allowTF32": "-2.3"}

    @staticmethod
    def today(state: ReadOp) -> tuple[OpSpec, Range] | None:
        """Of buffers, which it takes up to Triton 3.2 too, it is `ttng.warp_group_dot`."""
        return on_buffers(state, "b", "ttng.warp_group_dot")

    def verify(self) -> None:
        a, b, _ = (value.type for value in self.operation.operands)
        d = self.operation.results[0].type
        if a.rank > 1 and b.rank > 1:
            _check_dot(a, b, d, (a.shape[-1], b.shape[-2]))
        _check_dot(a, b, d, (0, 0))
        _check_outputs(a, b, d)
        if a.element_type.width != b.element_type.width:
            raise VerifyError(
                f"expects b to have elements of the width of a's, {a.element_type.width} bits, found {b.element_type.width}"
            )
        _check_dot_encodings(a, b, d)

    @in_releases("-3.5")
    def _precision(self) -> None:
        check_precision(self)

    @in_releases("3.6-")
    def _kinds(self) -> None:
        a, b, d = (value.type for value in self.operation.operands)
        inference = None if d.encoding is None else answers_for(d.encoding)
        found = [type.encoding is not None and not is_open(type.encoding) for type in (a, b, d)]
        if d.encoding is not None and not found[2] and any(found):
            raise VerifyError(
                f"expects d to have a layout as a and b have, found {d.encoding}, which is still to be found"
            )
        if inference is not None:
            tf32 = InputPrecision.of(self.input_precision.value) == InputPrecision.TF32
            inference.check_dot_kinds(a, b, d, tf32)

    @in_releases("3.9-")
    def _depth(self) -> None:
        a, d = self.operation.operands[0].type, self.operation.results[0].type
        inference = None if d.encoding is None else answers_for(d.encoding)
        if inference is not None:
            inference.check_dot_depth(a, d)


def _check_outputs(a: ir.RankedTensorType, b: ir.RankedTensorType, d: ir.RankedTensorType) -> None:
    if d.shape[-2] != a.shape[-2]:
        raise VerifyError(f"expects d to have as many rows (M) as a, {a.shape[-2]}, found {d.shape[-2]}")
    if d.shape[-1] != b.shape[-1]:
        raise VerifyError(f"expects d to have as many columns (N) as b, {b.shape[-1]}, found {d.shape[-1]}")


#: Elements along K that have a scale together.
_GROUPS = (16, 32)


class DotScaledOp(DialectOp, dialect=TT, name="dot_scaled"):
    """The product of matrices in small float formats, each with optional scales along K, added to `c`.

    `a_elem_type` and `b_elem_type` say what the elements are; e2m1 stands two a byte, along K if `lhs_k_pack`
    (`rhs_k_pack`) is true, else along M (N).

    Refused: sizes that do not fit; a result of another type than `c`.
    """

    a: Operand[FloatOrI8Tensor]
    b: Operand[FloatOrI8Tensor]
    c: Operand[FloatTensor]
    a_scale: Operand[FloatOrI8Tensor] | None
    b_scale: Operand[FloatOrI8Tensor] | None
    a_elem_type: Attr[ScaleDotElemType]
    b_elem_type: Attr[ScaleDotElemType]
    fast_math: Attr[BoolAttr] = named("fastMath")
    lhs_k_pack: Attr[BoolAttr] = default(True)
    rhs_k_pack: Attr[BoolAttr] = default(True)
    d: Result[FloatTensor]
    assembly = (
        "$a (`scale` $a_scale^)? `,` $b (`scale` $b_scale^)? `,` $c `lhs` `=` $a_elem_type `rhs` `=` $b_elem_type "
        "attr-dict `:` type($a) (`,` type($a_scale)^)? `*` type($b) (`,` type($b_scale)^)? `->` type($d)"
    )
    traits = (Pure, AttrSizedOperandSegments, AllTypesMatch("c", "d"), *TRITON)
    local_verify = True

    def _scaled(self) -> list[tuple[str, ir.RankedTensorType, int, int]]:
        """Of each operand that has scales their name and type, the operand's rows (of b columns), and its size along K."""
        a, b = self.a.type, self.b.type
        return [
            (name, scale.type, outer * (2 if packed and not along_k else 1), k * (2 if packed and along_k else 1))
            for name, scale, outer, k, packed, along_k in (
                ("a_scale", self.a_scale, a.shape[-2], a.shape[-1],
                 self.a_elem_type.value == ScaleDotElemType.E2M1, self.lhs_k_pack.value),
                ("b_scale", self.b_scale, b.shape[-1], b.shape[-2],
                 self.b_elem_type.value == ScaleDotElemType.E2M1, self.rhs_k_pack.value),
            )
            if scale is not None
        ]  # fmt: skip

    @in_releases("3.6-")
    def _scales_of_rows(self) -> None:
        rank = self.a.type.rank
        for name, type, outer, _ in self._scaled():
            if type.rank != rank or type.shape[-2] != outer:
                raise VerifyError(
                    f"expects {name} to have {outer} rows, as many as it scales, found {shape_text(type.shape)}"
                )

    @in_releases("3.6-3.7")
    def _scales_of_type(self) -> None:
        for name, type, _, k in self._scaled():
            group = _GROUPS[0] if str(type.element_type) == "f8E4M3FN" else _GROUPS[1]
            if type.shape[-1] != k // group:
                raise VerifyError(
                    f"expects {name} to have a scale for each {group} elements of {k} along K, found {shape_text(type.shape)}"
                )

    @in_releases("3.8-")
    def _scales_of_groups(self) -> None:
        for name, type, _, k in self._scaled():
            if not type.shape[-1] or k // type.shape[-1] not in _GROUPS:
                raise VerifyError(
                    f"expects {name} to have a scale for each {_GROUPS[0]} or {_GROUPS[1]} elements of {k} along K, "
                    f"found {shape_text(type.shape)}"
                )

    def verify(self) -> None:
        a, b = (value.type for value in list(self.operation.operands)[:2])
        d = self.operation.results[0].type
        _check_dot(a, b, d, (0, 0))
        packed = [kind.value == ScaleDotElemType.E2M1 for kind in (self.a_elem_type, self.b_elem_type)]
        along_k = [self.lhs_k_pack.value, self.rhs_k_pack.value]
        k = [
            size * (2 if p and along else 1)
            for size, p, along in zip((a.shape[-1], b.shape[-2]), packed, along_k, strict=True)
        ]
        _check_dot(a, b, d, (k[0], k[1]))
        m, n = (
            size * (2 if p and not along else 1)
            for size, p, along in zip((a.shape[-2], b.shape[-1]), packed, along_k, strict=True)
        )
        if d.shape[-2] != m:
            raise VerifyError(f"expects d to have as many rows (M) as a, {m}, found {d.shape[-2]}")
        if d.shape[-1] != n:
            raise VerifyError(f"expects d to have as many columns (N) as b, {n}, found {d.shape[-1]}")


dot = DotOp.builder
dot_scaled = DotScaledOp.builder
reduce = ReduceOp.builder
reduce_return = ReduceReturnOp.builder
scan = ScanOp.builder
scan_return = ScanReturnOp.builder
