"""The MMA intrinsics: shape, element types, subgroup size, and which lane holds which element of each fragment.

The numbers are those of AMD's matrix instruction calculator for CDNA3 and RDNA3, as IREE's `iree_gpu` states them.
"""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from gpuir.dialects.iree_gpu.dialect import MMAFragment, MMAIntrinsic

if TYPE_CHECKING:
    import numpy

Pair = tuple[int, int]


@dataclasses.dataclass(frozen=True)
class Cut:
    """A piece of a dimension: ``threads`` lanes, whose ids are ``stride`` apart, have ``share`` neighbours of it each."""

    threads: int
    stride: int
    share: int

    @property
    def size(self) -> int:
        """Elements of the piece."""
        return self.threads * self.share


@dataclasses.dataclass(frozen=True)
class FragmentLayout:
    """How one operand's tile (rows x columns) is spread over the lanes of a subgroup and their registers.

    A dimension is cut as ``outer x thread x element``: each lane holds ``outer * element`` values of it, the innermost
    ``element`` of them side by side. ``tstrides`` are the lane-id strides of the thread grid; 0 means that the lanes along
    the dimension are one, so that lanes beyond the grid hold copies. ``warps`` of 32 lanes each stand below one another: rows
    are cut as ``warps x outer x thread x element``.
    """

    outer: Pair
    thread: Pair
    tstrides: Pair
    element: Pair
    subgroup_size: int
    warps: int = 1

    @property
    def shape(self) -> Pair:
        """Rows and columns of the tile."""
        rows, columns = (o * t * e for o, t, e in zip(self.outer, self.thread, self.element, strict=True))
        return self.warps * rows, columns

    @property
    def registers(self) -> int:
        """Values that each lane holds."""
        return self.outer[0] * self.outer[1] * self.element[0] * self.element[1]

    def cuts(self, dimension: int) -> list[Cut]:
        """The pieces of rows (0) or columns (1), outermost first: those of warps and outer ones where there are several."""
        found = [Cut(self.warps, 32, 1)] if self.warps > 1 and dimension == 0 else []
        if self.outer[dimension] != 1:
            found.append(Cut(1, 0, self.outer[dimension]))
        return [*found, Cut(self.thread[dimension], self.tstrides[dimension], self.element[dimension])]

    def lane_coordinates(self, lane: int) -> Pair:
        """The lane's place in the thread grid."""
        if not 0 <= lane < self.subgroup_size:
            raise ValueError(f"expected a lane in 0..{self.subgroup_size - 1}, got {lane}")
        row, column = ((lane // s) % t if s else 0 for s, t in zip(self.tstrides, self.thread, strict=True))
        return row, column

    def element_of(self, lane: int, register: int) -> Pair:
        """Row and column of the tile's element in a lane's register; registers count (outer, element) row-major."""
        if not 0 <= register < self.registers:
            raise ValueError(f"expected a register in 0..{self.registers - 1}, got {register}")
        extents = (self.outer[0], self.outer[1], self.element[0], self.element[1])
        index = []
        for extent in reversed(extents):
            index.append(register % extent)
            register //= extent
        e1, e0, o1, o0 = index
        place = self.lane_coordinates(lane)
        row = ((self._warp(lane) * self.outer[0] + o0) * self.thread[0] + place[0]) * self.element[0] + e0
        column = (o1 * self.thread[1] + place[1]) * self.element[1] + e1
        return row, column

    def _warp(self, lane: Any) -> Any:
        """The number of a lane's warp among those that stand below one another; of an array of lanes too."""
        return lane // 32 % self.warps if self.warps > 1 else lane * 0

    def element_map(self) -> numpy.ndarray:
        """Array ``[subgroup_size, registers, 2]`` of the row and column in each lane's registers."""
        import numpy as np

        lanes = np.arange(self.subgroup_size)
        row_lane, column_lane = (
            lanes // s % t if s else np.zeros_like(lanes) for s, t in zip(self.tstrides, self.thread, strict=True)
        )
        o0, o1, e0, e1 = np.unravel_index(np.arange(self.registers), (*self.outer, *self.element))
        outer = self._warp(lanes)[:, None] * self.outer[0] + o0
        rows = (outer * self.thread[0] + row_lane[:, None]) * self.element[0] + e0
        columns = (o1 * self.thread[1] + column_lane[:, None]) * self.element[1] + e1
        return np.stack([rows, columns], axis=-1)

    def lane_map(self) -> dict[Pair, list[Pair]]:
        """For each element ``(row, column)`` the ``(lane, register)`` pairs that hold it; several when lanes copy."""
        found: dict[Pair, list[Pair]] = {}
        for lane, registers in enumerate(self.element_map().tolist()):
            for register, (row, column) in enumerate(registers):
                found.setdefault((row, column), []).append((lane, register))
        return found


@dataclasses.dataclass(frozen=True)
class IntrinsicInfo:
    """Shape, element types (as MLIR text) and fragment layouts of one intrinsic: ``c[m, n] += a[m, k] * b[k, n]``."""

    m: int
    n: int
    k: int
    a_type: str
    b_type: str
    c_type: str
    subgroup_size: int
    layouts: dict[MMAFragment, FragmentLayout]


def _mfma(m: int, n: int, k: int, a: str, c: str) -> IntrinsicInfo:
    """A CDNA instruction of one block: 64 lanes; each holds k / (64 / m) values of a, side by side along k."""
    groups = 64 // m
    width = k // groups
    # The accumulator's rows come in blocks of 4 rows a lane group.
    blocks = m * n // 64 // 4
    return IntrinsicInfo(m, n, k, a, a, c, 64, {
        MMAFragment.Lhs: FragmentLayout((1, 1), (m, groups), (1, m), (1, width), 64),
        MMAFragment.Rhs: FragmentLayout((1, 1), (groups, n), (n, 1), (width, 1), 64),
        MMAFragment.Acc: FragmentLayout((blocks, 1), (groups, n), (n, 1), (4, 1), 64),
    })  # fmt: skip


def _wmma(a: str, c: str) -> IntrinsicInfo:
    """An RDNA3 instruction, 16x16x16 on 32 lanes: the upper 16 lanes hold copies of a and b."""
    if c == "f16":
        acc = FragmentLayout((16, 1), (1, 16), (0, 1), (1, 1), 32)
    else:
        acc = FragmentLayout((8, 1), (2, 16), (16, 1), (1, 1), 32)
    return IntrinsicInfo(16, 16, 16, a, a, c, 32, {
        MMAFragment.Lhs: FragmentLayout((1, 1), (16, 1), (1, 0), (1, 16), 32),
        MMAFragment.Rhs: FragmentLayout((1, 1), (1, 16), (0, 1), (16, 1), 32),
        MMAFragment.Acc: acc,
    })  # fmt: skip


INTRINSICS: dict[MMAIntrinsic, IntrinsicInfo] = {
    MMAIntrinsic.MFMA_F32_16x16x4_F32: _mfma(16, 16, 4, "f32", "f32"),
    MMAIntrinsic.MFMA_F32_16x16x16_F16: _mfma(16, 16, 16, "f16", "f32"),
    MMAIntrinsic.MFMA_F32_32x32x8_F16: _mfma(32, 32, 8, "f16", "f32"),
    MMAIntrinsic.MFMA_F32_16x16x32_F8E4M3FNUZ: _mfma(16, 16, 32, "f8E4M3FNUZ", "f32"),
    MMAIntrinsic.MFMA_I32_16x16x32_I8: _mfma(16, 16, 32, "i8", "i32"),
    MMAIntrinsic.MFMA_I32_32x32x16_I8: _mfma(32, 32, 16, "i8", "i32"),
    MMAIntrinsic.MFMA_I32_16x16x16_I8: _mfma(16, 16, 16, "i8", "i32"),
    MMAIntrinsic.MFMA_I32_32x32x8_I8: _mfma(32, 32, 8, "i8", "i32"),
    MMAIntrinsic.WMMA_F32_16x16x16_F16: _wmma("f16", "f32"),
    MMAIntrinsic.WMMA_F16_16x16x16_F16: _wmma("f16", "f16"),
    MMAIntrinsic.WMMA_I32_16x16x16_I8: _wmma("i8", "i32"),
}
