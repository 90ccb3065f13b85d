"""NVIDIA's matrix instructions as kinds of multi_mma: beyond IREE, whose dialect has AMD's only.

Shapes and fragments are those of the PTX ISA 8.7: "Warp-level matrix instructions, mma" and "Asynchronous warpgroup level matrix
instructions". All follow by rule from the two tables here. Of mma.sync they are what the host's nvgpu.mma.sync takes: not
m8n8k4 of f16, whose four products are of a quarter of the warp each, nor f64 of 16 rows.
"""

from __future__ import annotations

import functools
from typing import Annotated

from gpuir.dialects.iree_gpu.attributes import DataTiledMMAAttr, MMAAttr, _InstructionAttr
from gpuir.dialects.iree_gpu.dialect import MMAFragment
from gpuir.dialects.iree_gpu.layouts import IntrinsicInfo, SubgroupLayout
from gpuir.ods import Dialect, DialectAttr, Int64, IntEnum, Param, default, own_attribute

__all__ = [
    "NV_INTRINSICS",
    "NvMMAAttr",
    "NvMMAIntrinsic",
    "NvMMAIntrinsicAttr",
    "NvWgmmaAttr",
    "NvWgmmaIntrinsic",
    "NvWgmmaIntrinsicAttr",
]

GPUIR_NV = Dialect(
    "gpuir_nv", summary="NVIDIA's matrix instructions as kinds of iree_gpu.multi_mma.", verifies_ir_only=True
)

#: MLIR's element type, and its bits, by the name in an instruction's.
_ELEMENTS = {
    "F16": ("f16", 16), "BF16": ("bf16", 16), "TF32": ("f32", 32), "F64": ("f64", 64), "I8": ("i8", 8), "I4": ("i4", 4),
    "F8E4M3FN": ("f8E4M3FN", 8), "F8E5M2": ("f8E5M2", 8), "F32": ("f32", 32), "I32": ("i32", 32),
}  # fmt: skip
_BYTES = ((8, 8, 16), (16, 8, 16), (16, 8, 32))
_FLOATS = ("F32", "F16")
#: mma.sync: accumulators and shapes by element type.
_MMA_SYNC: dict[str, tuple[tuple[str, ...], tuple[tuple[int, int, int], ...]]] = {
    "F16": (_FLOATS, ((16, 8, 8), (16, 8, 16))),
    "BF16": (("F32",), ((16, 8, 8), (16, 8, 16))),
    "TF32": (("F32",), ((16, 8, 4), (16, 8, 8))),
    "F64": (("F64",), ((8, 8, 4),)),
    "I8": (("I32",), _BYTES),
    "I4": (("I32",), tuple((m, n, 2 * k) for m, n, k in _BYTES)),
    "F8E4M3FN": (_FLOATS, _BYTES[1:]),
    "F8E5M2": (_FLOATS, _BYTES[1:]),
}
#: wgmma: accumulators by element type. K is 256 bits.
_WGMMA = {"F16": _FLOATS, "BF16": ("F32",), "TF32": ("F32",), "I8": ("I32",), "F8E4M3FN": _FLOATS, "F8E5M2": _FLOATS}
#: Columns of wgmma by steps of 8; of bytes beyond 32 by steps of 16.
_COLUMNS = tuple(range(8, 257, 8))
_COLUMNS_I8 = tuple(n for n in _COLUMNS if n <= 32 and n % 32 or n % 16 == 0)


def _mma_sync(m: int, n: int, k: int, element: str, acc: str) -> IntrinsicInfo:
    """A lane's group is lane / 4, its number in the group lane % 4.

    A group holds a row of A in each half of 16 rows. Each of its four lanes holds ``width`` neighbours along k, which fill a
    32-bit register (an f64 fills one of 64 bits), and again further along k for the next register. B is the same by
    columns; a register of C is two neighbours in a row.
    """
    type_, bits = _ELEMENTS[element]
    width = max(32 // bits, 1)
    halves, steps = m // 8, k // (4 * width)
    return IntrinsicInfo(m, n, k, type_, type_, _ELEMENTS[acc][0], 32, {
        MMAFragment.Lhs: SubgroupLayout((halves, steps), (8, 4), (4, 1), (1, width), 32),
        MMAFragment.Rhs: SubgroupLayout((steps, 1), (4, 8), (1, 4), (width, 1), 32),
        MMAFragment.Acc: SubgroupLayout((halves, 1), (8, 4), (4, 1), (1, 2), 32),
    })  # fmt: skip


_SHAPES = {
    f"MMA_SYNC_{acc}_{m}x{n}x{k}_{element}": (m, n, k, element, acc)
    for element, (accs, shapes) in _MMA_SYNC.items()
    for acc in accs
    for m, n, k in shapes
}
_TYPES = {
    f"WGMMA_{acc}_64xNx{256 // _ELEMENTS[element][1]}_{element}": (element, acc)
    for element, accs in _WGMMA.items()
    for acc in accs
}


@GPUIR_NV.enum
class NvMMAIntrinsic(IntEnum):
    """Shapes of mma.sync, by the types of accumulator and operands."""

    _ignore_ = "members number name"
    members = vars()
    for number, name in enumerate(_SHAPES):
        members[name] = number, name


@GPUIR_NV.enum
class NvWgmmaIntrinsic(IntEnum):
    """wgmma by the types of accumulator and operands; N is open."""

    _ignore_ = "members number name"
    members = vars()
    for number, name in enumerate(_TYPES):
        members[name] = number, name


NV_INTRINSICS: dict[NvMMAIntrinsic, IntrinsicInfo] = {
    NvMMAIntrinsic.of(name): _mma_sync(*of) for name, of in _SHAPES.items()
}


@functools.cache
def _wgmma(name: str, n: int, unroll_k: int) -> IntrinsicInfo:
    """A and B stay whole, in workgroup memory; each of four warps has 16 rows of the accumulator, as mma.sync has them."""
    element, acc = _TYPES[name]
    type_, bits = _ELEMENTS[element]
    m, k = 64, 256 // bits * unroll_k
    return IntrinsicInfo(m, n, k, type_, type_, _ELEMENTS[acc][0], 128, {
        MMAFragment.Lhs: SubgroupLayout((1, 1), (1, 1), (0, 0), (m, k), 128),
        MMAFragment.Rhs: SubgroupLayout((1, 1), (1, 1), (0, 0), (k, n), 128),
        MMAFragment.Acc: SubgroupLayout((2, n // 8), (8, 4), (4, 1), (1, 2), 128, warps=4),
    })  # fmt: skip


class NvMMAIntrinsicAttr(DialectAttr, dialect=GPUIR_NV, name="mma_intrinsic"):
    """One of the instructions of a warp."""

    value: Param[NvMMAIntrinsic]
    assembly = "$value"


class NvWgmmaIntrinsicAttr(DialectAttr, dialect=GPUIR_NV, name="wgmma_intrinsic"):
    """One of the instructions of a warpgroup."""

    value: Param[NvWgmmaIntrinsic]
    assembly = "$value"


class NvMMAAttr(_InstructionAttr, dialect=GPUIR_NV, name="mma_layout"):
    """An instruction of a warp, ``c[m, n] += a[m, k] * b[k, n]``, with the layouts of its operands over 32 lanes.

    ``#gpuir_nv.mma_layout<MMA_SYNC_F32_16x8x16_F16>`` as the kind of a multi_mma; iree-gpu-lower-ops makes it nvgpu.mma.sync.
    """

    intrinsic: Param[NvMMAIntrinsicAttr]
    assembly = "`<` $intrinsic `>`"

    @property
    def info(self) -> IntrinsicInfo:
        """Shape, element types and layouts of the instruction."""
        return NV_INTRINSICS[self.intrinsic.value]


class NvWgmmaAttr(_InstructionAttr, dialect=GPUIR_NV, name="wgmma_layout"):
    """A product of a warpgroup, 64 x ``n`` over ``unroll_k`` instructions along k, as the kind of a multi_mma.

    ``#gpuir_nv.wgmma_layout<intrinsic = WGMMA_F32_64xNx16_F16, n = 128, unroll_k = 4, swizzle = 128>``. lhs and rhs are whole tiles
    for each of 128 lanes, and stand in workgroup memory when iree.lower_multi_mma lowers the op; the accumulator is spread
    over the lanes. ``swizzle``: in each row of the last inner dimension of lhs and rhs, which has that many bytes, units of 16
    bytes are exchanged by the row's number as the PTX ISA says; 0, they are not.

    Refused: ``n`` that is no multiple of 8 up to 256 (of I8 beyond 32 no multiple of 16); ``unroll_k`` below 1; ``swizzle``
    other than 0, 32, 64 and 128.
    """

    intrinsic: Param[NvWgmmaIntrinsicAttr]
    n: Param[Int64]
    unroll_k: Param[Int64] = default(1)
    swizzle: Param[Int64] = default(0)
    assembly = "`<` struct(params) `>`"

    @property
    def info(self) -> IntrinsicInfo:
        """Shape, element types and layouts of the product; operands are whole, in workgroup memory."""
        return _wgmma(self.intrinsic.value.string, self.n, self.unroll_k)

    def verify(self) -> None:
        name = self.intrinsic.value.string
        columns = _COLUMNS_I8 if name.endswith("_I8") else _COLUMNS
        if self.n not in columns:
            rule = "8, 16, 24, 32 or a multiple of 16" if columns is _COLUMNS_I8 else "a multiple of 8"
            raise ValueError(f"#gpuir_nv.wgmma_layout: expects n of {name} to be {rule} up to 256, found {self.n}")
        if self.unroll_k < 1:
            raise ValueError(f"#gpuir_nv.wgmma_layout: expects unroll_k to be at least 1, found {self.unroll_k}")
        if self.swizzle not in (0, 32, 64, 128):
            raise ValueError(
                f"#gpuir_nv.wgmma_layout: expects swizzle to be 0, 32, 64 or 128 bytes, found {self.swizzle}"
            )


#: What a multi_mma may have as its kind.
MmaKind = Annotated[
    MMAAttr | DataTiledMMAAttr | NvMMAAttr | NvWgmmaAttr,
    own_attribute(MMAAttr, DataTiledMMAAttr, NvMMAAttr, NvWgmmaAttr),
]
