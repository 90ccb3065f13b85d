"""Distributes a subgroup's multi_mma to lanes, and maps loops over lanes to the lane's id."""

from __future__ import annotations

from collections.abc import Sequence

from gpuir.dialects import affine, arith, scf
from gpuir.dialects.iree_gpu import DataTiledMMAAttr, LaneIdAttr, MultiMmaOp
from gpuir.dialects.iree_gpu.layouts import Cut
from gpuir.dialects.iree_gpu.nvidia import NvMMAAttr, NvWgmmaAttr
from gpuir.host import AnyOp, ir
from gpuir.passes.diagnostics import failure
from gpuir.passes.registry import pass_
from gpuir.transforms.iree_gpu.tiling.producers import fuse_slice_producers, merge_slices
from gpuir.transforms.iree_gpu.utils import gpu
from gpuir.transforms.iree_gpu.utils.data_tiled_layout import lane_basis, tile_dimensions
from gpuir.transforms.iree_gpu.utils.foralls import (
    flat_workgroup_size,
    lane_mapping,
    mapping_of,
    new_forall,
    thread_mapping,
    trip_counts,
)
from gpuir.transforms.iree_gpu.utils.indices import (
    DYNAMIC,
    Index,
    apply_map,
    floordiv,
    index_constant,
    mod,
)
from gpuir.transforms.iree_gpu.utils.multi_mma import OPERANDS, MmaKind, MmaOperand, MultiMmaView, multi_mma_like
from gpuir.transforms.iree_gpu.utils.rewriting import body_ops, collect, replace, tidy
from gpuir.transforms.iree_gpu.utils.slices import dimension_sizes, extract, parallel_insert

__all__ = [
    "cooperating_lanes",
    "distribute",
    "distribute_mma_to_lanes",
    "forall_to_lanes",
    "warpgroup_lane",
    "why_not_distributed",
]

#: Lanes of a warpgroup: four warps of 32.
_WARPGROUP = 128


def why_not_distributed(op: MultiMmaOp) -> str | None:
    """What keeps a multi_mma from being distributed to the lanes of a subgroup, or None."""
    view = MultiMmaView(op)
    if not view.all_are(ir.RankedTensorType):
        return (
            "is on vectors, and only slices of tensors can be given to lanes: distribute before iree.vectorize_iree_gpu"
        )
    if not op.subgroup_semantics:
        return "holds one lane's share already: inner dimensions must hold the whole subgroup's fragments"
    kind = op.kind
    for operand in view.operands:
        shape, expected = operand.canonical_shape(), _tile_shape(kind, operand)
        if shape != expected:
            shown = "x".join(map(str, expected))
            return f"has {operand.name} of inner shape {'x'.join(map(str, shape))}, and its layout needs {shown}" + (
                "" if isinstance(kind, DataTiledMMAAttr) else ": iree-gpu-concretize-mma-shapes expands it"
            )
        if isinstance(kind, (NvMMAAttr, NvWgmmaAttr)) and not _is_replicated(kind, operand.name):
            several = [d for d in operand.permutation if _cuts(kind, operand)[d].share > 1]
            if several != sorted(several):
                return (
                    f"has {operand.name} with columns before rows, of both of which a lane has several: "
                    f"{kind.intrinsic.value} takes them rows first"
                )
    if isinstance(kind, DataTiledMMAAttr):
        size = flat_workgroup_size(op)
        if size is None:
            return (
                "is shared by all subgroups of a workgroup, whose size is not known: it belongs into the function's "
                "translation_info, or known_block_size"
            )
        if size != cooperating_lanes(kind):
            return f"is shared by {cooperating_lanes(kind)} lanes, and the workgroup has {size}"
    return None


def _tile_shape(kind: MmaKind, operand: MmaOperand) -> list[int]:
    if isinstance(kind, DataTiledMMAAttr):
        return [dimension.size for dimension in tile_dimensions(kind, operand.name)]
    return [cut.size for cut in _cuts(kind, operand)]


def _is_replicated(kind: MmaKind, name: str) -> bool:
    """Whether each lane has the whole of an operand's tile."""
    total, share = kind.elements(name)
    return bool(total == share)


def _cuts(kind: MmaKind, operand: MmaOperand) -> list[Cut]:
    """How lanes share the canonical inner dimensions; one of which a lane has several outer pieces counts as several."""
    if isinstance(kind, DataTiledMMAAttr) or _is_replicated(kind, operand.name):
        return [Cut(1, 0, size) for size in operand.canonical_shape()]
    layout = kind.layout(operand.name)
    return [*layout.cuts(0), *layout.cuts(1)]


def _lane_offset(lane: ir.Value, cut: Cut) -> Index:
    """The offset of a lane's share of one dimension."""
    if cut.stride == 0:
        return 0

    def offset(d: ir.AffineExpr) -> ir.AffineExpr:
        at = mod(d if cut.stride == 1 else floordiv(d, cut.stride), cut.threads)
        return at if cut.share == 1 else at * cut.share

    return apply_map(offset, lane)


def _lane_share(kind: MmaKind, operand: MmaOperand, lane: ir.Value) -> tuple[list[Index], list[int]]:
    """Offsets and sizes of a lane's share of an operand's canonical inner dimensions."""
    if isinstance(kind, DataTiledMMAAttr):
        basis, linear_id = lane_basis(kind, operand.name)
        types = [ir.IndexType.get()] * len(basis)
        op = affine.AffineDelinearizeIndexOp(types, apply_map(linear_id, lane), [], basis)
        return list(op.multi_index), [dimension.share for dimension in tile_dimensions(kind, operand.name)]
    cuts = _cuts(kind, operand)
    return [_lane_offset(lane, cut) for cut in cuts], [cut.share for cut in cuts]


def cooperating_lanes(kind: MmaKind) -> int:
    """Lanes that work together: a subgroup's, for data-tiled layouts those of all its subgroups."""
    if isinstance(kind, DataTiledMMAAttr):
        return kind.subgroup_size * kind.unroll_m_to_subgroups * kind.unroll_n_to_subgroups
    return kind.subgroup_size


def distribute(op: MultiMmaOp) -> scf.ForallOp:
    """Builds an scf.forall over lanes that computes a subgroup's multi_mma on tensors; returns the forall.

    Each lane takes its slice of every operand by the fragment's layout, and puts its accumulator back. For data-tiled
    kinds the loop is over the threads of the workgroup. Builds at the insertion point; the caller replaces ``op``. Fails at
    the op if ``why_not_distributed`` says so.
    """
    reason = why_not_distributed(op)
    if reason is not None:
        raise failure(op, reason)
    view, kind = MultiMmaView(op), op.kind
    mapping = thread_mapping() if isinstance(kind, DataTiledMMAAttr) else lane_mapping()
    forall = new_forall([cooperating_lanes(kind)], [op.acc], mapping)
    lane, output = forall.induction_variables[0], forall.inner_iter_args[0]

    def lane_slice(operand: MmaOperand, value: ir.Value) -> tuple[ir.Value, list[Index], list[Index]]:
        outer = len(operand.outer)
        sizes = dimension_sizes(operand.value, outer)
        inner_offsets, inner_sizes = _lane_share(kind, operand, lane)
        offsets = [0] * outer + [inner_offsets[dimension] for dimension in operand.permutation]
        sizes += [inner_sizes[dimension] for dimension in operand.permutation]
        return extract(value, offsets, sizes), offsets, sizes

    with ir.InsertionPoint(forall.body):
        lhs, *_ = lane_slice(view.lhs, op.lhs)
        rhs, *_ = lane_slice(view.rhs, op.rhs)
        acc, offsets, sizes = lane_slice(view.acc, output)
        # A lane's share is in canonical order.
        permutations = {f"{name}_permutation": None for name in OPERANDS if not _is_replicated(kind, name)}
        result = multi_mma_like(op, lhs, rhs, acc, **permutations)
        end = scf.InParallelOp()
        with ir.InsertionPoint(end.block):
            parallel_insert(result, output, offsets, sizes)
    return forall


def warpgroup_lane() -> ir.Value:
    """The thread's number in its warpgroup, which is four warps of 32."""
    warp, lane = gpu.SubgroupIdOp().result, gpu.LaneIdOp().result
    return apply_map(lambda w, d: mod(w, _WARPGROUP // 32) * 32 + d, warp, lane)


def forall_to_lanes(forall: scf.ForallOp) -> bool:
    """Replaces an scf.forall over ``#iree_gpu.lane_id<0>`` by its body, with gpu.lane_id as the index.

    A gpu.barrier follows. 128 lanes are those of a warpgroup: the index is the lane's number in its four warps of 32. Unless
    the loop runs once for each of 32, 64 or 128 lanes, the body runs under a comparison with its bound. False, and nothing
    changed, for other loops and for those with results.
    """
    mapping = mapping_of(forall)
    if len(mapping) != 1 or not isinstance(mapping[0], LaneIdAttr) or mapping[0].dim or len(forall.results):
        return False
    with ir.InsertionPoint(forall), forall.location:
        counts = trip_counts(forall)
        lane = warpgroup_lane() if counts == [_WARPGROUP] else gpu.LaneIdOp().result
        index, inside = lane, None
        bounds = (forall.staticLowerBound[0], forall.staticStep[0])
        if counts is None or counts[0] not in (32, 64, _WARPGROUP) or bounds != (0, 1):
            lower, upper, step = _bounds(forall)
            index = arith.addi(arith.muli(lane, step), lower)
            inside = scf.IfOp(arith.cmpi(arith.CmpIPredicate.slt, index, upper))
        forall.induction_variables[0].replace_all_uses_with(index)
        body = body_ops(forall.body)
        if inside is None:
            for op in body:
                op.move_before(forall)
        else:
            with ir.InsertionPoint(inside.then_block):
                last = scf.yield_([])
            for op in body:
                op.move_before(last)
        gpu.BarrierOp()
    forall.operation.erase()
    return True


def _bounds(forall: scf.ForallOp) -> tuple[ir.Value, ir.Value, ir.Value]:
    """Lower bound, upper bound and step of a forall of one dimension as values."""

    def bound(static: ir.DenseI64ArrayAttr, dynamic: Sequence[ir.Value]) -> ir.Value:
        return dynamic[0] if static[0] == DYNAMIC else index_constant(static[0])

    return (
        bound(forall.staticLowerBound, forall.dynamicLowerBound),
        bound(forall.staticUpperBound, forall.dynamicUpperBound),
        bound(forall.staticStep, forall.dynamicStep),
    )


@pass_("iree-gpu-distribute-mma-to-lanes")
def distribute_mma_to_lanes(op: AnyOp) -> None:
    """Distributes every multi_mma to lanes, and fuses the linalg ops and slices that lanes' slices are computed from.

    Fails at the first one that cannot be distributed, before anything is changed.
    """
    multi_mmas = collect(op, MultiMmaOp)
    for mma in multi_mmas:
        reason = why_not_distributed(mma)
        if reason is not None:
            raise failure(mma, reason)
    loops = []
    for mma in multi_mmas:
        with ir.InsertionPoint(mma), mma.location:
            forall = distribute(mma)
        replace(mma, list(forall.results))
        loops.append(forall)
    for forall in loops:
        fuse_slice_producers(forall)
    merge_slices(op)
    tidy(op)
