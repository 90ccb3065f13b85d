# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from typing import final

from gpuir.dialects.iree_gpu.dialect import MMAFragment
from gpuir.dialects.iree_gpu.layouts import IntrinsicInfo, SubgroupLayout
from gpuir.host import ir
from gpuir.ods.definitions import AttrBase
from gpuir.ods.dialect import Dialect
from gpuir.ods.enums import IntEnum

__all__ = [
    "NV_INTRINSICS",
    "NvMMAAttr",
    "NvMMAIntrinsic",
    "NvMMAIntrinsicAttr",
    "NvWgmmaAttr",
    "NvWgmmaIntrinsic",
    "NvWgmmaIntrinsicAttr",
]
GPUIR_NV: Dialect

class NvMMAIntrinsic(IntEnum):
    """Shapes of mma.sync, by the types of accumulator and operands."""
    MMA_SYNC_F32_16x8x8_F16 = 0
    MMA_SYNC_F32_16x8x16_F16 = 1
    MMA_SYNC_F16_16x8x8_F16 = 2
    MMA_SYNC_F16_16x8x16_F16 = 3
    MMA_SYNC_F32_16x8x8_BF16 = 4
    MMA_SYNC_F32_16x8x16_BF16 = 5
    MMA_SYNC_F32_16x8x4_TF32 = 6
    MMA_SYNC_F32_16x8x8_TF32 = 7
    MMA_SYNC_F64_8x8x4_F64 = 8
    MMA_SYNC_I32_8x8x16_I8 = 9
    MMA_SYNC_I32_16x8x16_I8 = 10
    MMA_SYNC_I32_16x8x32_I8 = 11
    MMA_SYNC_I32_8x8x32_I4 = 12
    MMA_SYNC_I32_16x8x32_I4 = 13
    MMA_SYNC_I32_16x8x64_I4 = 14
    MMA_SYNC_F32_16x8x16_F8E4M3FN = 15
    MMA_SYNC_F32_16x8x32_F8E4M3FN = 16
    MMA_SYNC_F16_16x8x16_F8E4M3FN = 17
    MMA_SYNC_F16_16x8x32_F8E4M3FN = 18
    MMA_SYNC_F32_16x8x16_F8E5M2 = 19
    MMA_SYNC_F32_16x8x32_F8E5M2 = 20
    MMA_SYNC_F16_16x8x16_F8E5M2 = 21
    MMA_SYNC_F16_16x8x32_F8E5M2 = 22
    @classmethod
    def of(cls, value: NvMMAIntrinsic | str | int) -> NvMMAIntrinsic: ...
    @classmethod
    def cases(cls) -> list[NvMMAIntrinsic]: ...

class NvWgmmaIntrinsic(IntEnum):
    """wgmma by the types of accumulator and operands; N is open."""
    WGMMA_F32_64xNx16_F16 = 0
    WGMMA_F16_64xNx16_F16 = 1
    WGMMA_F32_64xNx16_BF16 = 2
    WGMMA_F32_64xNx8_TF32 = 3
    WGMMA_I32_64xNx32_I8 = 4
    WGMMA_F32_64xNx32_F8E4M3FN = 5
    WGMMA_F16_64xNx32_F8E4M3FN = 6
    WGMMA_F32_64xNx32_F8E5M2 = 7
    WGMMA_F16_64xNx32_F8E5M2 = 8
    @classmethod
    def of(cls, value: NvWgmmaIntrinsic | str | int) -> NvWgmmaIntrinsic: ...
    @classmethod
    def cases(cls) -> list[NvWgmmaIntrinsic]: ...
NV_INTRINSICS: dict[NvMMAIntrinsic, IntrinsicInfo]

@final
class NvMMAIntrinsicAttr(AttrBase):
    """One of the instructions of a warp."""
    @classmethod
    def get(cls, value: NvMMAIntrinsic | str | int, *, context: ir.Context | None = None) -> NvMMAIntrinsicAttr: ...
    @property
    def value(self) -> NvMMAIntrinsic:
        """NvMMAIntrinsic case"""

@final
class NvWgmmaIntrinsicAttr(AttrBase):
    """One of the instructions of a warpgroup."""
    @classmethod
    def get(cls, value: NvWgmmaIntrinsic | str | int, *, context: ir.Context | None = None) -> NvWgmmaIntrinsicAttr: ...
    @property
    def value(self) -> NvWgmmaIntrinsic:
        """NvWgmmaIntrinsic case"""

@final
class NvMMAAttr(AttrBase):
    """An instruction of a warp, ``c[m, n] += a[m, k] * b[k, n]``, with the layouts of its operands over 32 lanes."""
    @classmethod
    def get(
        cls, intrinsic: NvMMAIntrinsicAttr | NvMMAIntrinsic | str | int, *, context: ir.Context | None = None,
    ) -> NvMMAAttr: ...
    @property
    def intrinsic(self) -> NvMMAIntrinsicAttr:
        """NvMMAIntrinsicAttr"""
    @property
    def info(self) -> IntrinsicInfo:
        """Shape, element types and layouts of the instruction."""
    @property
    def a_type(self) -> ir.Type:
        """Element type of the left operand."""
    @property
    def b_type(self) -> ir.Type:
        """Element type of the right operand."""
    @property
    def c_type(self) -> ir.Type:
        """Element type of the accumulator."""
    @property
    def element_types(self) -> tuple[ir.Type, ir.Type, ir.Type]:
        """Element types of the left operand, the right operand and the accumulator."""
    @property
    def subgroup_size(self) -> int:
        """Lanes that execute the instruction together: 64 for MFMA, 32 for WMMA and mma.sync, 128 for wgmma."""
    @property
    def m(self) -> int:
        """Rows of the accumulator."""
    @property
    def n(self) -> int:
        """Columns of the accumulator."""
    @property
    def k(self) -> int:
        """Length of the reduction."""
    @property
    def mnk(self) -> tuple[int, int, int]:
        """m, n and k."""
    def tile_shape(self, fragment: MMAFragment | str | int) -> tuple[int, int]:
        """Rows and columns of the fragment's tile."""
    @property
    def m_size(self) -> int:
        """Rows of the accumulator."""
    @property
    def n_size(self) -> int:
        """Columns of the accumulator."""
    @property
    def k_size(self) -> int:
        """Length of the reduction."""
    def layout(self, fragment: MMAFragment | str | int) -> SubgroupLayout:
        """Layout of the ``"Lhs"``, ``"Rhs"`` or ``"Acc"`` fragment over the subgroup's lanes and registers."""
    def elements(self, fragment: MMAFragment | str | int) -> tuple[int, int]:
        """Elements of the fragment in a subgroup, and each lane's share."""
    def vector_type(self, fragment: MMAFragment | str | int) -> ir.VectorType:
        """The vector of registers that one lane holds of the fragment."""

@final
class NvWgmmaAttr(AttrBase):
    """A product of a warpgroup, 64 x ``n`` over ``unroll_k`` instructions along k, as the kind of a multi_mma."""
    @classmethod
    def get(
        cls, intrinsic: NvWgmmaIntrinsicAttr | NvWgmmaIntrinsic | str | int, n: int, unroll_k: int = 1,
        swizzle: int = 0, *, context: ir.Context | None = None,
    ) -> NvWgmmaAttr: ...
    @property
    def intrinsic(self) -> NvWgmmaIntrinsicAttr:
        """NvWgmmaIntrinsicAttr"""
    @property
    def n(self) -> int:
        """64-bit signed integer"""
    @property
    def unroll_k(self) -> int:
        """64-bit signed integer"""
    @property
    def swizzle(self) -> int:
        """64-bit signed integer"""
    @property
    def info(self) -> IntrinsicInfo:
        """Shape, element types and layouts of the product; operands are whole, in workgroup memory."""
    @property
    def a_type(self) -> ir.Type:
        """Element type of the left operand."""
    @property
    def b_type(self) -> ir.Type:
        """Element type of the right operand."""
    @property
    def c_type(self) -> ir.Type:
        """Element type of the accumulator."""
    @property
    def element_types(self) -> tuple[ir.Type, ir.Type, ir.Type]:
        """Element types of the left operand, the right operand and the accumulator."""
    @property
    def subgroup_size(self) -> int:
        """Lanes that execute the instruction together: 64 for MFMA, 32 for WMMA and mma.sync, 128 for wgmma."""
    @property
    def m(self) -> int:
        """Rows of the accumulator."""
    @property
    def k(self) -> int:
        """Length of the reduction."""
    @property
    def mnk(self) -> tuple[int, int, int]:
        """m, n and k."""
    def tile_shape(self, fragment: MMAFragment | str | int) -> tuple[int, int]:
        """Rows and columns of the fragment's tile."""
    @property
    def m_size(self) -> int:
        """Rows of the accumulator."""
    @property
    def n_size(self) -> int:
        """Columns of the accumulator."""
    @property
    def k_size(self) -> int:
        """Length of the reduction."""
    def layout(self, fragment: MMAFragment | str | int) -> SubgroupLayout:
        """Layout of the ``"Lhs"``, ``"Rhs"`` or ``"Acc"`` fragment over the subgroup's lanes and registers."""
    def elements(self, fragment: MMAFragment | str | int) -> tuple[int, int]:
        """Elements of the fragment in a subgroup, and each lane's share."""
    def vector_type(self, fragment: MMAFragment | str | int) -> ir.VectorType:
        """The vector of registers that one lane holds of the fragment."""
MmaKind: object
