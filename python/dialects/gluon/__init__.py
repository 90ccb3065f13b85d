"""Gluon, Triton's language of explicit layouts: layouts that its compiler is to find, until they are found."""

from __future__ import annotations

from gpuir.dialects import tt as _tt
from gpuir.dialects.gluon import layouts as _layouts
from gpuir.dialects.tt.constraints import Tensor
from gpuir.dialects.tt.dialect import TRITON
from gpuir.dialects.tt.traits import SameOperandsAndResultElementType, SameOperandsAndResultShape, VerifyResultLayouts
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
    traits = (Pure, SameOperandsAndResultElementType, SameOperandsAndResultShape, VerifyResultLayouts)
    local_verify = True

    def verify(self) -> None:
        source, result = self.operation.operands[0].type.encoding, self.operation.results[0].type.encoding
        if not isinstance(source, AutoEncodingAttr):
            raise VerifyError(f"expects src to have the layout #gluon.auto_encoding, found {_name(source)}")
        if result is None or isinstance(result, AutoEncodingAttr):
            raise VerifyError(f"expects result to have a layout that is known, found {_name(result)}")


set_auto_layout = SetAutoLayoutOp.builder
