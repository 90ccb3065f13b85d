"""Gluon, Triton's language of explicit layouts: layouts that its compiler is to find, until they are found."""

from __future__ import annotations

from collections.abc import Sequence

from gpuir.dialects.tt.constraints import Tensor
from gpuir.dialects.tt.dialect import TRITON
from gpuir.dialects.tt.layout_inference import Encoding, ThreadCounts, register
from gpuir.dialects.tt.traits import SameOperandsAndResultElementType, SameOperandsAndResultShape
from gpuir.host import ir
from gpuir.ods import Dialect, DialectAttr, DialectOp, Operand, Pure, Result, VerifyError
from gpuir.ods.definitions import AttrBase

GLUON = Dialect(
    "gluon",
    summary="Triton's Gluon: layouts that are still to be found.",
    depends=("tt", "ttg"),
    verifies_ir_only=True,
    system=TRITON,
)


class AutoEncodingAttr(DialectAttr, dialect=GLUON, name="auto_encoding"):
    """A layout that follows from the layouts of what the tensor is used with."""

    releases = "3.5-"


class CoalescedEncodingAttr(DialectAttr, dialect=GLUON, name="coalesced_encoding"):
    """A layout that makes the access to memory coalesced."""

    releases = "3.6-"


class GluonLayouts:
    """What `tt` asks of layouts, see gpuir.dialects.tt.layout_inference: of a layout that is to be found, any is made of it."""

    def thread_counts(self, encoding: Encoding) -> ThreadCounts | None:
        return None

    def is_open(self, encoding: Encoding) -> bool:
        return True

    def same(self, shape: Sequence[int], one: Encoding, other: Encoding) -> bool:
        return one == other

    def same_held(self, shape: Sequence[int], one: Encoding, other: Encoding, ignored: Sequence[int]) -> bool:
        return one == other

    def sliced(self, encoding: Encoding, axis: int) -> Encoding:
        return encoding

    expanded = sliced

    def transposed(self, shape: Sequence[int], encoding: Encoding, order: Sequence[int]) -> Encoding:
        return encoding

    reshaped = transposed

    def joined(self, shape: Sequence[int], encoding: Encoding) -> Encoding:
        return encoding

    split = joined

    def check_dot(self, a: ir.RankedTensorType, b: ir.RankedTensorType, d: ir.RankedTensorType) -> None:
        pass

    def check_buffer(self, name: str, type: ir.Type) -> None:
        pass


register("gluon", GluonLayouts())


def _name(encoding: ir.Attribute | None) -> str:
    return (
        "none"
        if encoding is None
        else f"#{encoding.spec.full_name}"
        if isinstance(encoding, AttrBase)
        else str(encoding)
    )


class SetAutoLayoutOp(DialectOp, dialect=GLUON, name="set_auto_layout"):
    """Says which layout the tensor has whose layout was left open.

    Refused: a `src` whose layout is not `#gluon.auto_encoding`; a result whose layout is that, or that has none; another shape
    or element type.
    """

    releases = "3.5-"
    src: Operand[Tensor]
    result: Result[Tensor]
    assembly = "$src attr-dict `:` type($src) `->` type($result)"
    traits = (Pure, SameOperandsAndResultElementType, SameOperandsAndResultShape)
    local_verify = True

    def verify(self) -> None:
        source, result = self.operation.operands[0].type.encoding, self.operation.results[0].type.encoding
        if not isinstance(source, AutoEncodingAttr):
            raise VerifyError(f"expects src to have the layout #gluon.auto_encoding, found {_name(source)}")
        if result is None or isinstance(result, AutoEncodingAttr):
            raise VerifyError(f"expects result to have a layout that is known, found {_name(result)}")


set_auto_layout = SetAutoLayoutOp.builder
