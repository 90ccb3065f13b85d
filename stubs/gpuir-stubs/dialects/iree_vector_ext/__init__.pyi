# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from gpuir.dialects.iree_vector_ext.attributes import LayoutAttr, NestedLayoutAttr, PerDimLayoutAttr
from gpuir.dialects.iree_vector_ext.dialect import IREE_VECTOR_EXT, LayoutDimension
from gpuir.dialects.iree_vector_ext.ops import ToLayoutOp, ToSIMDOp, ToSIMTOp, to_layout, to_simd, to_simt

__all__ = [
    "IREE_VECTOR_EXT",
    "LayoutAttr",
    "LayoutDimension",
    "NestedLayoutAttr",
    "PerDimLayoutAttr",
    "ToLayoutOp",
    "ToSIMDOp",
    "ToSIMTOp",
    "to_layout",
    "to_simd",
    "to_simt",
]
