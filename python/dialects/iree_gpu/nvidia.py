"""NVIDIA's matrix instructions as kinds of multi_mma: beyond IREE, whose dialect has AMD's only.

Layouts are those of the PTX ISA 8.5, "Matrix Fragments for mma.m16n8k8, m16n8k16 and m16n8k32": a lane's group is lane / 4, its
place in the group lane % 4.
"""

from __future__ import annotations

from typing import Any

from gpuir.dialects.iree_gpu.attributes import MMAAttr
from gpuir.dialects.iree_gpu.dialect import MMAFragment
from gpuir.dialects.iree_gpu.layouts import FragmentLayout, IntrinsicInfo
from gpuir.ods import Dialect, IntEnum, Param, share

__all__ = ["NV_INTRINSICS", "NvMMAAttr", "NvMMAIntrinsic", "NvMMAIntrinsicAttr"]

GPUIR_NV = Dialect("gpuir_nv", summary="NVIDIA's matrix instructions as kinds of iree_gpu.multi_mma.")


@GPUIR_NV.enum
class NvMMAIntrinsic(IntEnum):
    """Shapes of mma.sync, by the types of accumulator and operands."""

    MMA_SYNC_F32_16x8x16_F16 = 0, "MMA_SYNC_F32_16x8x16_F16"
    MMA_SYNC_F16_16x8x16_F16 = 1, "MMA_SYNC_F16_16x8x16_F16"
    MMA_SYNC_I32_16x8x32_I8 = 2, "MMA_SYNC_I32_16x8x32_I8"
    MMA_SYNC_F32_16x8x8_TF32 = 3, "MMA_SYNC_F32_16x8x8_TF32"


def _mma_sync(k: int, a: str, c: str) -> IntrinsicInfo:
    """m16n8: rows come in two halves of 8, one a lane group; k in two halves of 4 lanes each."""
    width = k // 8
    return IntrinsicInfo(16, 8, k, a, a, c, 32, {
        MMAFragment.Lhs: FragmentLayout((2, 2), (8, 4), (4, 1), (1, width), 32),
        MMAFragment.Rhs: FragmentLayout((2, 1), (4, 8), (1, 4), (width, 1), 32),
        MMAFragment.Acc: FragmentLayout((2, 1), (8, 4), (4, 1), (1, 2), 32),
    })  # fmt: skip


NV_INTRINSICS: dict[NvMMAIntrinsic, IntrinsicInfo] = {
    NvMMAIntrinsic.MMA_SYNC_F32_16x8x16_F16: _mma_sync(16, "f16", "f32"),
    NvMMAIntrinsic.MMA_SYNC_F16_16x8x16_F16: _mma_sync(16, "f16", "f16"),
    NvMMAIntrinsic.MMA_SYNC_I32_16x8x32_I8: _mma_sync(32, "i8", "i32"),
    NvMMAIntrinsic.MMA_SYNC_F32_16x8x8_TF32: _mma_sync(8, "f32", "f32"),
}


class NvMMAIntrinsicAttr(GPUIR_NV.Attr, name="mma_intrinsic"):
    """One of NVIDIA's instructions."""

    value: Param[NvMMAIntrinsic]
    assembly = "$value"


class _Fragments:
    """What MMAAttr answers, from NVIDIA's table."""

    intrinsic: Any

    @property
    def info(self) -> IntrinsicInfo:
        """Shape, element types and layouts of the instruction."""
        return NV_INTRINSICS[self.intrinsic.value]


for _name in (
    "m", "n", "k", "mnk", "m_size", "n_size", "k_size", "a_type", "b_type", "c_type", "element_types", "subgroup_size",
    "layout", "tile_shape", "elements", "vector_type",
):  # fmt: skip
    setattr(_Fragments, _name, vars(MMAAttr)[_name])


@share(_Fragments)
class NvMMAAttr(GPUIR_NV.Attr, name="mma_layout"):
    """An instruction of a warp, ``c[m, n] += a[m, k] * b[k, n]``, with the layouts of its operands over 32 lanes.

    ``#gpuir_nv.mma_layout<MMA_SYNC_F32_16x8x16_F16>`` as the kind of a multi_mma; iree-gpu-lower-ops makes it nvgpu.mma.sync.
    """

    intrinsic: Param[NvMMAIntrinsicAttr]
    assembly = "`<` $intrinsic `>`"
