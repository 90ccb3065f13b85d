"""Operands of AMD's WMMA instructions in Triton 3.4, whose lowering reads them from swizzled shared memory alone.

From 3.5 on it reads them from any shared memory, by the layout's bases. 3.4 does so too where the layout of what is loaded is
`#ttg.linear`: the operand is loaded in the same layout by that name, and the conversion to the operand's own moves nothing.
"""

from __future__ import annotations

from typing import Any

from gpuir.dialects.tt.constraints import tensor
from gpuir.dialects.tt.dialect import TRITON
from gpuir.dialects.ttg.amd_encodings import AMDWmmaEncodingAttr
from gpuir.dialects.ttg.encodings import DotOperandEncodingAttr, SwizzledSharedEncodingAttr
from gpuir.dialects.ttg.layout import convert_layout
from gpuir.dialects.ttg.linear import linear, linear_attribute
from gpuir.dialects.ttg.types import MemDescType
from gpuir.host import ir
from gpuir.layouts import UnknownLayout
from gpuir.ods.names import document_name
from gpuir.ods.releases import Release

_SWIZZLED_ALONE = TRITON.range("-3.4")


def reads_swizzled_alone(release: Release) -> bool:
    """Whether the release's lowering reads operands of WMMA instructions from swizzled shared memory alone."""
    return release in _SWIZZLED_ALONE


def from_other_memory(op: ir.Operation) -> bool:
    """Whether it loads an operand of a WMMA instruction from shared memory in another layout than a swizzled one."""
    if document_name(op.name) != "ttg.local_load":
        return False
    layout = op.results[0].type.encoding
    if not isinstance(layout, DotOperandEncodingAttr) or not isinstance(layout.parent, AMDWmmaEncodingAttr):
        return False
    return not isinstance(MemDescType(op.operands[0].type).encoding, SwizzledSharedEncodingAttr)


def load_by_bases(loads: list[ir.Operation]) -> None:
    """Gives loads the bases of their layout, where these are known, and their users what they had."""
    for load in loads:
        result: Any = load.results[0]
        operand = result.type
        try:
            layout = linear(operand.shape, operand.encoding, "-3.7")
        except UnknownLayout:
            continue
        result.set_type(tensor(operand.shape, operand.element_type, linear_attribute(layout, load.context)))
        with load.location, ir.InsertionPoint.after(load):
            converted = convert_layout(operand, result)
        result.replace_all_uses_except(converted, converted.owner.operation)
