# Generated from the dialect's spec: `make docs` writes it.

from typing import final

from gpuir.dialects.iree_gpu.dialect import MMAFragment
from gpuir.dialects.iree_gpu.layouts import FragmentLayout, IntrinsicInfo
from gpuir.host import ir
from gpuir.ods.definitions import AttrBase
from gpuir.ods.dialect import Dialect
from gpuir.ods.enums import IntEnum

__all__ = [
    "NV_INTRINSICS",
    "NvMMAAttr",
    "NvMMAIntrinsic",
    "NvMMAIntrinsicAttr",
]

GPUIR_NV: Dialect

class NvMMAIntrinsic(IntEnum):
    """Shapes of mma.sync, by the types of accumulator and operands."""

    MMA_SYNC_F32_16x8x16_F16 = 0
    MMA_SYNC_F16_16x8x16_F16 = 1
    MMA_SYNC_I32_16x8x32_I8 = 2
    MMA_SYNC_F32_16x8x8_TF32 = 3

    @classmethod
    def of(cls, value: NvMMAIntrinsic | str | int) -> NvMMAIntrinsic: ...
    @classmethod
    def cases(cls) -> list[NvMMAIntrinsic]: ...

NV_INTRINSICS: dict[NvMMAIntrinsic, IntrinsicInfo]

@final
class NvMMAIntrinsicAttr(AttrBase):
    """One of NVIDIA's instructions."""

    @classmethod
    def get(  # type: ignore[override]
        cls, value: NvMMAIntrinsic | str | int, *, context: ir.Context | None = None
    ) -> NvMMAIntrinsicAttr: ...
    @property
    def value(self) -> NvMMAIntrinsic:
        """NvMMAIntrinsic case"""

@final
class NvMMAAttr(AttrBase):
    """An instruction of a warp, ``c[m, n] += a[m, k] * b[k, n]``, with the layouts of its operands over 32 lanes."""

    @classmethod
    def get(  # type: ignore[override]
        cls, intrinsic: NvMMAIntrinsicAttr | NvMMAIntrinsic | str | int, *, context: ir.Context | None = None
    ) -> NvMMAAttr: ...
    @property
    def intrinsic(self) -> NvMMAIntrinsicAttr:
        """NvMMAIntrinsicAttr"""

    @property
    def info(self) -> IntrinsicInfo:
        """Shape, element types and layouts of the instruction."""

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

    @property
    def m_size(self) -> int:
        """Rows of the accumulator."""

    @property
    def n_size(self) -> int:
        """Columns of the accumulator."""

    @property
    def k_size(self) -> int:
        """Length of the reduction."""

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
        """Lanes that execute the instruction together: 64 for MFMA, 32 for WMMA."""

    def layout(self, fragment: MMAFragment | str | int) -> FragmentLayout:
        """Layout of the ``"Lhs"``, ``"Rhs"`` or ``"Acc"`` fragment over the subgroup's lanes and registers."""

    def tile_shape(self, fragment: MMAFragment | str | int) -> tuple[int, int]:
        """Rows and columns of the fragment's tile in a subgroup."""

    def elements(self, fragment: MMAFragment | str | int) -> tuple[int, int]:
        """Elements of the fragment in a subgroup, and each lane's share."""

    def vector_type(self, fragment: MMAFragment | str | int) -> ir.VectorType:
        """The vector of registers that one lane holds of the fragment."""
