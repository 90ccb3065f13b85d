"""Where the elements of data-tiled operands are: dimensions of an inner tile, and which of them lanes and subgroups share."""

from __future__ import annotations

import dataclasses
import itertools
import math
from typing import Any

from gpuir.dialects.iree_gpu import DataTiledMMAAttr, MMAFragment
from gpuir.host import ir, module
from gpuir.transforms.iree_gpu.intrinsics import flat, intrinsic, unflat

__all__ = ["TileDimension", "data_tiled_intrinsics", "tile_dimensions", "worker_basis"]


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
    """The inner dimensions of ``"lhs"``, ``"rhs"`` or ``"acc"``, outermost first; but for threads, none of size 1.

    First what subgroups and a lane's unrolled intrinsics have, in parallel dimensions; then the intrinsic's own tile in
    the order of its lane ids; then the unrolled k beside the elements that a lane holds side by side.
    """
    fragment = MMAFragment.of(name.capitalize())
    layout = kind.info.layouts[fragment]
    parallel = {
        MMAFragment.Lhs: [(kind.unroll_m_to_subgroups, kind.unroll_m)],
        MMAFragment.Rhs: [(kind.unroll_n_to_subgroups, kind.unroll_n)],
        MMAFragment.Acc: [
            (kind.unroll_m_to_subgroups, kind.unroll_m),
            (kind.unroll_n_to_subgroups, kind.unroll_n),
        ],
    }[fragment]
    dimensions = []
    for subgroups, unroll in parallel:
        dimensions += [TileDimension("subgroups", subgroups, 1), TileDimension("unroll", 1, unroll)]
    dimensions += [TileDimension("outer", 1, size) for size in layout.outer]
    # The dimension whose lane ids are further apart stands outside; one that no lane shares stands outermost.
    order = sorted((0, 1), key=lambda d: -(layout.tstrides[d] or math.inf))
    threads = [TileDimension("thread", layout.thread[d], 1) for d in order]
    elements = [TileDimension("element", 1, size) for size in layout.element]
    unroll_k = [] if fragment is MMAFragment.Acc else [TileDimension("unroll_k", 1, kind.unroll_k)]
    return [d for d in dimensions if d.size != 1] + threads + [d for d in unroll_k + elements if d.size != 1]


def data_tiled_intrinsics(kind: DataTiledMMAAttr, lhs: Any, rhs: Any, acc: Any) -> Any:
    """One lane's share of a data-tiled multi_mma as the intrinsics it unrolls to; vectors in, a vector out.

    Parts are taken by vector.extract_strided_slice from vectors in the layout's dimensions, results put into the
    accumulator by vector.insert_strided_slice; the reduction is innermost.
    """
    vector = module("dialects.vector")
    tiles = {name: tile_dimensions(kind, name) for name in ("lhs", "rhs", "acc")}
    wholes = {}
    for name, value in (("lhs", lhs), ("rhs", rhs), ("acc", acc)):
        shape = [dimension.share for dimension in tiles[name]]
        wholes[name] = unflat(value, ir.VectorType.get(shape, value.type.element_type))

    def part(name: str, **at: int) -> tuple[list[int], list[int]]:
        """Offsets and sizes of one intrinsic's share; ``at`` has the number of the unrolled dimensions m, n, k."""
        # The unrolled parallel dimensions of an operand in order; one of size 1 is left out of the layout.
        unrolled = iter({"lhs": ["m"], "rhs": ["n"], "acc": ["m", "n"]}[name])
        given = [(letter, getattr(kind, f"unroll_{letter}")) for letter in unrolled]
        numbers = iter([at[letter] for letter, count in given if count > 1])
        offsets, sizes = [], []
        for dimension in tiles[name]:
            if dimension.role == "unroll":
                offsets.append(next(numbers))
            else:
                offsets.append(at["k"] if dimension.role == "unroll_k" else 0)
            sizes.append(1 if dimension.role.startswith("unroll") else dimension.share)
        return offsets, sizes

    taken: dict[Any, Any] = {}

    def take(name: str, **at: int) -> Any:
        key = (name, *sorted(at.items()))
        if key not in taken:
            taken[key] = cut(name, **at)
        return taken[key]

    def cut(name: str, **at: int) -> Any:
        whole = wholes[name]
        offsets, sizes = part(name, **at)
        if sizes != list(whole.type.shape):
            type_ = ir.VectorType.get(sizes, whole.type.element_type)
            whole = vector.extract_strided_slice(type_, whole, offsets, sizes, [1] * len(sizes))
        return flat(whole)

    points = itertools.product(range(kind.unroll_m), range(kind.unroll_n))
    results = []
    for m, n in points:
        value = take("acc", m=m, n=n)
        for k in range(kind.unroll_k):
            value = intrinsic(kind.info, take("lhs", m=m, k=k), take("rhs", n=n, k=k), value)
        results.append((m, n, value))
    whole = wholes["acc"]
    for m, n, value in results:
        offsets, sizes = part("acc", m=m, n=n, k=0)
        if value.type.shape[0] != sizes[-1]:
            value = unflat(value, ir.VectorType.get(sizes, value.type.element_type))
        whole = vector.insert_strided_slice(value, whole, offsets, [1] * value.type.rank)
    return whole


def worker_basis(kind: DataTiledMMAAttr, name: str) -> tuple[list[int], Any]:
    """How many lanes share each inner dimension, and which of the workgroup's lanes these count, as a function.

    The function takes the affine dimension of the lane's number in the workgroup. Subgroups along n are neighbours.
    """
    dimensions = tile_dimensions(kind, name)
    basis = [dimension.workers for dimension in dimensions]
    lanes, along_n = kind.subgroup_size, kind.unroll_n_to_subgroups
    # Of WMMA's operands half of the lanes have copies.
    threads = math.prod(d.workers for d in dimensions if d.role == "thread")
    subgroups = math.prod(basis) // threads
    skips = name == "lhs" and along_n > 1

    def number(d: Any) -> Any:
        if subgroups == 1 or (threads == lanes and not skips):
            return ir.AffineExpr.get_mod(d, math.prod(basis))
        subgroup = ir.AffineExpr.get_floor_div(d, lanes * along_n if name == "lhs" else lanes)
        return ir.AffineExpr.get_mod(subgroup, subgroups) * threads + ir.AffineExpr.get_mod(d, threads)

    return basis, number
