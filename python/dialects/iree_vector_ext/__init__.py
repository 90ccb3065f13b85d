"""IREE's `iree_vector_ext` dialect, as far as it says how vectors are spread over threads."""

from gpuir.dialects.iree_vector_ext.attributes import LayoutAttr, NestedLayoutAttr, PerDimLayoutAttr
from gpuir.dialects.iree_vector_ext.dialect import IREE_VECTOR_EXT, LayoutDimension
from gpuir.dialects.iree_vector_ext.ops import ToLayoutOp, ToSIMDOp, ToSIMTOp, to_layout, to_simd, to_simt
