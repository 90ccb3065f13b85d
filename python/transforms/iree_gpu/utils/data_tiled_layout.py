"""The layout of data-tiled operands: the dimensions of an inner tile, and which of them lanes and subgroups share."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Callable

from gpuir.dialects.iree_gpu import DataTiledMMAAttr, MMAFragment
from gpuir.host import ir
from gpuir.transforms.iree_gpu.utils.indices import floordiv, mod

__all__ = ["TileDimension", "lane_basis", "tile_dimensions"]


@dataclasses.dataclass(frozen=True)
class TileDimension:
    """One inner dimension of a data-tiled operand: ``workers`` lanes or subgroups have ``share`` of its elements each.

    ``role`` is "subgroups", "unroll", "outer", "thread", "unroll_k" or "element".
    """

    role: str
    workers: int
    share: int

    @property
    def size(self) -> int:
        return self.workers * self.share


def tile_dimensions(kind: DataTiledMMAAttr, name: str) -> list[TileDimension]:
    """The inner dimensions of ``"lhs"``, ``"rhs"`` or ``"acc"``, outermost first; only thread dimensions may have size 1.

    First, along the parallel dimensions, subgroups and a lane's unrolled intrinsics; then the intrinsic's own tile in the
    order of its lane ids; then the unrolled k beside the elements that are adjacent in a lane.
    """
    fragment = MMAFragment.of(name.capitalize())
    layout = kind.info.layouts[fragment]
    along_m = (kind.unroll_m_to_subgroups, kind.unroll_m)
    along_n = (kind.unroll_n_to_subgroups, kind.unroll_n)
    parallel = {
        MMAFragment.Lhs: [along_m],
        MMAFragment.Rhs: [along_n],
        MMAFragment.Acc: [along_m, along_n],
    }[fragment]
    dimensions = []
    for subgroups, unroll in parallel:
        dimensions += [TileDimension("subgroups", subgroups, 1), TileDimension("unroll", 1, unroll)]
    dimensions += [TileDimension("outer", 1, size) for size in layout.outer]
    # The dimension with the larger lane stride is outside; one that lanes do not share is outermost.
    order = sorted((0, 1), key=lambda d: -(layout.tstrides[d] or math.inf))
    threads = [TileDimension("thread", layout.thread[d], 1) for d in order]
    elements = [TileDimension("element", 1, size) for size in layout.element]
    unroll_k = [] if fragment is MMAFragment.Acc else [TileDimension("unroll_k", 1, kind.unroll_k)]
    return [d for d in dimensions if d.size != 1] + threads + [d for d in unroll_k + elements if d.size != 1]


def lane_basis(kind: DataTiledMMAAttr, name: str) -> tuple[list[int], Callable[[ir.AffineExpr], ir.AffineExpr]]:
    """The number of lanes that share each inner dimension, and a function from a lane of the workgroup to their linear id.

    The function takes and returns an affine expression. Consecutive subgroups are along n.
    """
    dimensions = tile_dimensions(kind, name)
    basis = [dimension.workers for dimension in dimensions]
    lanes, along_n = kind.subgroup_size, kind.unroll_n_to_subgroups
    # Of WMMA's operands half of the lanes have copies.
    threads = math.prod(d.workers for d in dimensions if d.role == "thread")
    subgroups = math.prod(basis) // threads
    skips_subgroups = name == "lhs" and along_n > 1

    def linear_id(lane: ir.AffineExpr) -> ir.AffineExpr:
        if subgroups == 1 or (threads == lanes and not skips_subgroups):
            return mod(lane, math.prod(basis))
        subgroup = floordiv(lane, lanes * along_n if name == "lhs" else lanes)
        return mod(subgroup, subgroups) * threads + mod(lane, threads)

    return basis, linear_id
