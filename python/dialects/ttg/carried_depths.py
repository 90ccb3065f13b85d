"""How deep AMD's MFMA instructions are where a text of Triton up to 3.5 does not say it, which 3.6 and later write down.

Up to 3.5 the lowering chooses among the instructions of a layout's rows and columns by the elements of the product: the
deepest that is not deeper than the product itself.
"""

from __future__ import annotations

from typing import Any

from gpuir.dialects.tt.dialect import TRITON
from gpuir.dialects.ttg.amd_encodings import AMDMfmaEncodingAttr
from gpuir.host import ir
from gpuir.ods.names import document_name
from gpuir.ods.releases import Release

_UNSAID = TRITON.range("-3.5")
_SAID = TRITON.range("3.6-")
_PRODUCTS = ("tt.dot", "tt.dot_scaled")
#: Depths by version of the matrix cores, rows, and kind of elements, the deepest first: AMD's CDNA 3 and CDNA 4 ISA
#: documents, chapters on matrix arithmetic.
_HALF, _FLOAT8, _INT8, _FLOAT64 = "half", "float8", "int8", "float64"
_DEPTHS = {
    (3, 32, _HALF): (8,), (3, 16, _HALF): (16,),
    (3, 32, _FLOAT8): (16,), (3, 16, _FLOAT8): (32,),
    (3, 32, _INT8): (16,), (3, 16, _INT8): (32,),
    (3, 16, _FLOAT64): (4,), (4, 16, _FLOAT64): (4,),
    (4, 32, _HALF): (16, 8), (4, 16, _HALF): (32, 16),
    (4, 32, _FLOAT8): (64, 16), (4, 16, _FLOAT8): (128, 32),
    (4, 32, _INT8): (32, 16), (4, 16, _INT8): (64, 32),
}  # fmt: skip
_SCALED = {32: (64,), 16: (128,)}
_KINDS = {
    "f16": _HALF, "bf16": _HALF, "i8": _INT8, "f64": _FLOAT64,
    **dict.fromkeys(("f8E4M3FN", "f8E4M3FNUZ", "f8E5M2", "f8E5M2FNUZ"), _FLOAT8),
}  # fmt: skip


def unsaid(source: Release, release: Release) -> bool:
    """Whether the one release leaves out what the other says."""
    return source in _UNSAID and release in _SAID


def with_depths(module: ir.Operation) -> ir.Operation:
    """The module with depths in the layouts of its products; the module itself where there is none to find."""
    depths: dict[AMDMfmaEncodingAttr, set[int]] = {}

    def visit(op: Any) -> ir.WalkResult:
        if document_name(op.name) in _PRODUCTS:
            layout = op.operation.results[0].type.encoding
            if isinstance(layout, AMDMfmaEncodingAttr) and len(layout.instr_shape) == 2:
                depths.setdefault(layout, set()).add(_depth(layout, op.operation))
        return ir.WalkResult.ADVANCE

    module.walk(visit)
    known = {layout: found.pop() for layout, found in depths.items() if len(found) == 1 and 0 not in found}
    if not known:
        return module
    text = str(module.get_asm(print_generic_op_form=True, enable_debug_info=True))
    with module.context:
        for layout, depth in known.items():
            deep = AMDMfmaEncodingAttr.get(
                **{name: value for name, value in _parameters(layout).items() if name != "instr_shape"},
                instr_shape=[*layout.instr_shape, depth],
            )
            text = text.replace(ir.Attribute.__str__(layout), ir.Attribute.__str__(deep))
        return ir.Module.parse(text).operation


def _parameters(layout: AMDMfmaEncodingAttr) -> dict[str, Any]:
    names = [field.python for field in type(layout).spec.fields]
    return {name: getattr(layout, name) for name in names}


def _depth(layout: AMDMfmaEncodingAttr, product: ir.Operation) -> int:
    """Of the instruction for a product in that layout; 0 where it is none of the table's."""
    left, right = product.operands[0].type, product.operands[1].type
    rows, columns = layout.instr_shape
    if rows != columns:
        return 0
    deep = left.shape[-1]
    found: tuple[int, ...]
    if document_name(product.name) == "tt.dot_scaled":
        deep *= 2 if str(left.element_type) == "i8" else 1
        found = _SCALED.get(rows, ()) if layout.version == 4 else ()
    else:
        kinds = {_KINDS.get(str(type.element_type), "") for type in (left, right)}
        found = _DEPTHS.get((layout.version, rows, kinds.pop()), ()) if len(kinds) == 1 else ()
    return next((depth for depth in found if depth <= deep), found[-1] if found else 0)
