"""The MMA intrinsics: shape, element types, subgroup size, and which lane holds which element of each fragment.

The numbers are those of AMD's matrix instruction calculator for CDNA1 to CDNA4, RDNA3 and RDNA4, as IREE's `iree_gpu` states
them.
"""

from __future__ import annotations

import dataclasses
import functools
import re
import warnings

from gpuir.dialects.iree_gpu.dialect import MMAFragment, MMAIntrinsic
from gpuir.layouts import LANE, REGISTER, Digit, StridedLayout, digits
from gpuir.lazy_numpy import np

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
class SubgroupLayout:
    """How one operand's tile (rows x columns) is spread over the lanes of a subgroup and their registers.

    A dimension is cut as ``outer x thread x element``: each lane holds ``outer * element`` values of it, the innermost
    ``element`` of them side by side. ``tstrides`` are the lane-id strides of the thread grid; 0 means that the lanes along
    the dimension are one, so that lanes beyond the grid hold copies. ``warps`` of 32 lanes each stand below one another: rows
    are cut as ``warps x outer x thread x element``. Registers count (outer, element) row-major.
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

    @functools.cached_property
    def strided(self) -> StridedLayout:
        """The layout from lane and register to row and column."""
        blocks = (self.thread[0] * self.element[0], self.thread[1] * self.element[1])
        registers = digits(
            (self.element[1], 1, 1),
            (self.element[0], 0, 1),
            (self.outer[1], 1, blocks[1]),
            (self.outer[0], 0, blocks[0]),
        )
        lanes = [
            Digit(stride, count, axis, element)
            for axis, (stride, count, element) in enumerate(zip(self.tstrides, self.thread, self.element))
            if stride
        ]
        if self.warps > 1:
            lanes.append(Digit(32, self.warps, 0, self.outer[0] * blocks[0]))
        return StridedLayout(self.shape, {LANE: (self.subgroup_size, lanes), REGISTER: registers})

    def cuts(self, dimension: int) -> list[Cut]:
        """The pieces of rows (0) or columns (1), outermost first: those of warps and outer ones where there are several."""
        pieces = [Cut(self.warps, 32, 1)] if self.warps > 1 and dimension == 0 else []
        if self.outer[dimension] != 1:
            pieces.append(Cut(1, 0, self.outer[dimension]))
        return [*pieces, Cut(self.thread[dimension], self.tstrides[dimension], self.element[dimension])]

    def lane_coordinates(self, lane: int) -> Pair:
        """Row and column of the lane in the thread grid."""
        if not 0 <= lane < self.subgroup_size:
            raise ValueError(f"expected a lane in 0..{self.subgroup_size - 1}, got {lane}")
        row, column = ((lane // s) % t if s else 0 for s, t in zip(self.tstrides, self.thread, strict=True))
        return row, column

    def element_of(self, lane: int, register: int) -> Pair:
        """Row and column of the tile's element in a lane's register."""
        if not 0 <= lane < self.subgroup_size:
            raise ValueError(f"expected a lane in 0..{self.subgroup_size - 1}, got {lane}")
        if not 0 <= register < self.registers:
            raise ValueError(f"expected a register in 0..{self.registers - 1}, got {register}")
        row, column = self.strided.coordinates({LANE: lane, REGISTER: register})
        return row, column

    def element_map(self) -> np.ndarray:
        """Array ``[subgroup_size, registers, 2]`` of the row and column in each lane's registers."""
        return self.strided.table()

    def lane_map(self) -> dict[Pair, list[Pair]]:
        """For each element ``(row, column)`` the ``(lane, register)`` pairs that hold it; several when lanes copy."""
        holders: dict[Pair, list[Pair]] = {}
        for lane, registers in enumerate(self.element_map().tolist()):
            for register, (row, column) in enumerate(registers):
                holders.setdefault((row, column), []).append((lane, register))
        return holders


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
    layouts: dict[MMAFragment, SubgroupLayout]


def _mfma(m: int, n: int, k: int, a: str, c: str) -> IntrinsicInfo:
    """A CDNA instruction of one block: 64 lanes; each holds k / (64 / m) values of a, side by side along k."""
    groups = 64 // m
    width = k // groups
    # The accumulator's rows come in blocks of 4 rows a lane group.
    blocks = m * n // 64 // 4
    return IntrinsicInfo(m, n, k, a, a, c, 64, {
        MMAFragment.Lhs: SubgroupLayout((1, 1), (m, groups), (1, m), (1, width), 64),
        MMAFragment.Rhs: SubgroupLayout((1, 1), (groups, n), (n, 1), (width, 1), 64),
        MMAFragment.Acc: SubgroupLayout((blocks, 1), (groups, n), (n, 1), (4, 1), 64),
    })  # fmt: skip


def _wmma(a: str, c: str) -> IntrinsicInfo:
    """An RDNA3 instruction, 16x16x16 on 32 lanes: the upper 16 lanes hold copies of a and b."""
    if c == "f16":
        acc = SubgroupLayout((16, 1), (1, 16), (0, 1), (1, 1), 32)
    else:
        acc = SubgroupLayout((8, 1), (2, 16), (16, 1), (1, 1), 32)
    return IntrinsicInfo(16, 16, 16, a, a, c, 32, {
        MMAFragment.Lhs: SubgroupLayout((1, 1), (16, 1), (1, 0), (1, 16), 32),
        MMAFragment.Rhs: SubgroupLayout((1, 1), (1, 16), (0, 1), (16, 1), 32),
        MMAFragment.Acc: acc,
    })  # fmt: skip


def _wmma_rdna4(a: str, c: str) -> IntrinsicInfo:
    """An RDNA4 instruction, 16x16x16 on 32 lanes: each half of them holds half of k, and half of the accumulator's rows."""
    return IntrinsicInfo(16, 16, 16, a, a, c, 32, {
        MMAFragment.Lhs: SubgroupLayout((1, 1), (16, 2), (1, 16), (1, 8), 32),
        MMAFragment.Rhs: SubgroupLayout((1, 1), (2, 16), (16, 1), (8, 1), 32),
        MMAFragment.Acc: SubgroupLayout((1, 1), (2, 16), (16, 1), (8, 1), 32),
    })  # fmt: skip


_NAME = re.compile(r"(MFMA|WMMA|WMMAR3|WMMAR4)_(\w+)_(\d+)x(\d+)x(\d+)_(\w+)")
#: MLIR's element types, where they are not the name in lower case.
_ELEMENTS = {
    "F8E4M3FNUZ": "f8E4M3FNUZ", "F8E5M2FNUZ": "f8E5M2FNUZ", "F8E4M3FN": "f8E4M3FN", "F8E5M2": "f8E5M2",
}  # fmt: skip


def _info(name: str) -> IntrinsicInfo:
    """What an intrinsic's name says."""
    match = _NAME.fullmatch(name)
    assert match is not None, name
    family, c, *sizes, a = match.groups()
    acc, element = c.lower(), _ELEMENTS.get(a, a.lower())
    m, n, k = map(int, sizes)
    if family == "MFMA":
        return _mfma(m, n, k, element, acc)
    return (_wmma_rdna4 if family == "WMMAR4" else _wmma)(element, acc)


INTRINSICS: dict[MMAIntrinsic, IntrinsicInfo] = {case: _info(case.string) for case in MMAIntrinsic.cases()}


def __getattr__(name: str) -> type[SubgroupLayout]:
    if name == "FragmentLayout":
        warnings.warn(
            "iree_gpu.FragmentLayout is now SubgroupLayout; the old name goes in 0.3", DeprecationWarning, stacklevel=2
        )
        return SubgroupLayout
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
