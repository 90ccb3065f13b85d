"""multi_mma of a subgroup, to what each lane does; loops over lanes, to the lane's id."""

from __future__ import annotations

from typing import Any

from gpuir.dialects.iree_gpu.layouts import Cut
from gpuir.dialects.iree_gpu.nvidia import NvMMAAttr, NvWgmmaAttr
from gpuir.host import ir, module
from gpuir.passes.diagnostics import failure
from gpuir.passes.registry import pass_
from gpuir.transforms.iree_gpu.contraction import Contraction, Operand, index_constant, like
from gpuir.transforms.iree_gpu.data_tiled import tile_dimensions, worker_basis
from gpuir.transforms.iree_gpu.rewriting import collect, replace, tidy
from gpuir.transforms.iree_gpu.slices import (
    apply_map,
    dynamic_sizes,
    extract,
    flat_workgroup_size,
    forall_mapping,
    lane_mapping,
    new_forall,
    parallel_insert,
    trip_counts,
)
from gpuir.transforms.iree_gpu.tiling import fuse_slice_producers, merge_slices

__all__ = [
    "distribute",
    "distribute_mma_to_lanes",
    "forall_to_lanes",
    "lanes_of",
    "warpgroup_lane",
    "why_not_distributed",
]

_FRAGMENTS = ("lhs", "rhs", "acc")
_WARPGROUP = 128


def why_not_distributed(op: Any) -> str | None:
    """What keeps a multi_mma from being distributed to the lanes of a subgroup, or None."""
    contraction = Contraction(op)
    if not contraction.all_are(ir.RankedTensorType):
        return (
            "is on vectors, and only slices of tensors can be given to lanes: distribute before iree.vectorize_iree_gpu"
        )
    if not op.subgroup_semantics:
        return "holds one lane's share already: inner dimensions must hold the whole subgroup's fragments"
    for operand, name in zip(contraction.operands, _FRAGMENTS):
        found, expected = operand.canonical_shape(), _tile_shape(op.kind, operand)
        if found != expected:
            shown = "x".join(map(str, expected))
            return f"has {name} of inner shape {'x'.join(map(str, found))}, and its layout needs {shown}" + (
                "" if _is_data_tiled(op.kind) else ": iree-gpu-concretize-mma-shapes expands it"
            )
        if isinstance(op.kind, (NvMMAAttr, NvWgmmaAttr)) and not _is_whole(op.kind, name):
            several = [d for d in operand.permutation if _cuts(op.kind, operand)[d].share > 1]
            if several != sorted(several):
                return (
                    f"has {name} with columns before rows, of both of which a lane has several: {op.kind.intrinsic.value} "
                    "takes them rows first"
                )
    if _is_data_tiled(op.kind):
        size = flat_workgroup_size(op)
        if size is None:
            return (
                "is shared by all subgroups of a workgroup, whose size is not known: it belongs into the function's "
                "translation_info, or known_block_size"
            )
        if size != lanes_of(op.kind):
            return f"is shared by {lanes_of(op.kind)} lanes, and the workgroup has {size}"
    return None


def _is_data_tiled(kind: Any) -> bool:
    from gpuir.dialects import iree_gpu

    return isinstance(kind, iree_gpu.DataTiledMMAAttr)


def _tile_shape(kind: Any, operand: Operand) -> list[int]:
    if _is_data_tiled(kind):
        return [dimension.size for dimension in tile_dimensions(kind, operand.name)]
    return [cut.size for cut in _cuts(kind, operand)]


def _is_whole(kind: Any, name: str) -> bool:
    """Whether each lane has the whole of an operand's tile."""
    total, share = kind.elements(name)
    return bool(total == share)


def _cuts(kind: Any, operand: Operand) -> list[Cut]:
    """The canonical inner dimensions as lanes share them: one of which a lane has several outer pieces is several."""
    if _is_whole(kind, operand.name):
        return [Cut(1, 0, size) for size in operand.canonical_shape()]
    layout = kind.layout(operand.name)
    return [*layout.cuts(0), *layout.cuts(1)]


def _lane_offset(lane: Any, cut: Cut) -> Any:
    if cut.stride == 0:
        return 0

    def build(d: Any) -> Any:
        at = d if cut.stride == 1 else ir.AffineExpr.get_floor_div(d, cut.stride)
        at = ir.AffineExpr.get_mod(at, cut.threads)
        return at if cut.share == 1 else at * cut.share

    return apply_map(build, lane)


def _places(kind: Any, operand: Operand, lane: Any) -> tuple[list[Any], list[int]]:
    """Offsets and sizes of a lane's share of an operand's canonical inner dimensions."""
    if _is_data_tiled(kind):
        basis, number = worker_basis(kind, operand.name)
        types = [ir.IndexType.get()] * len(basis)
        affine = module("dialects.affine")
        op = affine.AffineDelinearizeIndexOp(types, apply_map(number, lane), [], basis)
        return list(op.results), [dimension.share for dimension in tile_dimensions(kind, operand.name)]
    cuts = _cuts(kind, operand)
    return [_lane_offset(lane, cut) for cut in cuts], [cut.share for cut in cuts]


def lanes_of(kind: Any) -> int:
    """Lanes that work together: a subgroup's, for data-tiled layouts those of all its subgroups."""
    if _is_data_tiled(kind):
        return kind.subgroup_size * kind.unroll_m_to_subgroups * kind.unroll_n_to_subgroups
    return kind.subgroup_size


def distribute(op: Any) -> Any:
    """An scf.forall over lanes in the place of a subgroup's multi_mma on tensors; returns the forall.

    Each lane takes its slice of every operand by the fragment's layout, and puts its accumulator back. For data-tiled
    kinds the loop is over the threads of the workgroup. Builds at the current place; ``op`` stays for the caller to replace.
    An error at the op if ``why_not_distributed`` says so.
    """
    reason = why_not_distributed(op)
    if reason is not None:
        raise failure(op, reason)
    contraction = Contraction(op)
    threads = ir.ArrayAttr.get([ir.Attribute.parse("#gpu.thread<linear_dim_0>")])
    mapping = threads if _is_data_tiled(op.kind) else lane_mapping()
    forall = new_forall([lanes_of(op.kind)], [op.acc], mapping)
    lane, shared = forall.induction_variables[0], forall.inner_iter_args[0]

    def slice_of(operand: Operand, value: Any) -> tuple[Any, list[Any], list[Any]]:
        sizes = dynamic_sizes(operand.value, range(len(operand.outer)))
        places, shares = _places(op.kind, operand, lane)
        offsets = [0] * len(operand.outer) + [places[dimension] for dimension in operand.permutation]
        sizes += [shares[dimension] for dimension in operand.permutation]
        return extract(value, offsets, sizes), offsets, sizes

    with ir.InsertionPoint(forall.body):
        lhs, *_ = slice_of(contraction.lhs, op.lhs)
        rhs, *_ = slice_of(contraction.rhs, op.rhs)
        acc, offsets, sizes = slice_of(contraction.acc, shared)
        none = {f"{name}_permutation": None for name in _FRAGMENTS if not _is_whole(op.kind, name)}
        result = like(op, lhs, rhs, acc, **none)
        end = module("dialects.scf").InParallelOp()
        with ir.InsertionPoint(end.region.blocks[0]):
            parallel_insert(result, shared, offsets, sizes)
    return forall


def warpgroup_lane() -> Any:
    """The thread's number in its warpgroup, which is four warps of 32."""
    gpu = module("dialects.gpu")
    warp, lane = gpu.SubgroupIdOp().result, gpu.LaneIdOp().result
    return apply_map(lambda w, d: ir.AffineExpr.get_mod(w, _WARPGROUP // 32) * 32 + d, warp, lane)


def forall_to_lanes(forall: Any) -> bool:
    """Puts the body of an scf.forall over ``#iree_gpu.lane_id<0>`` in its place, with gpu.lane_id as the index.

    A gpu.barrier follows. 128 lanes are those of a warpgroup: the index is the lane's number in its four warps of 32. Where the
    loop does not run once for each of 32, 64 or 128 lanes, the body runs under a comparison with its trip count. False, and
    nothing changed, for other loops and for those with results.
    """
    from gpuir.dialects import iree_gpu

    mapping = forall_mapping(forall)
    if len(mapping) != 1 or not isinstance(mapping[0], iree_gpu.LaneIdAttr) or mapping[0].dim:
        return False
    if len(forall.results):
        return False
    gpu, arith, scf = module("dialects.gpu"), module("dialects.arith"), module("dialects.scf")
    op = forall.operation
    attributes = op.attributes
    with ir.InsertionPoint(op), op.location:
        counts = trip_counts(forall)
        lane = warpgroup_lane() if counts == [_WARPGROUP] else gpu.LaneIdOp().result
        index, inside = lane, None
        if counts is None or counts[0] not in (32, 64, _WARPGROUP) or _numbers(attributes) != (0, 1):
            lower, upper, step = _bounds(op, attributes)
            index = arith.addi(arith.muli(lane, step), lower)
            inside = scf.IfOp(arith.cmpi(arith.CmpIPredicate.slt, index, upper))
        block = op.regions[0].blocks[0]
        block.arguments[0].replace_all_uses_with(index)
        *body, end = [inner.operation for inner in block.operations]
        if inside is None:
            for each in body:
                each.move_before(op)
        else:
            with ir.InsertionPoint(inside.then_block):
                last = scf.yield_([])
            for each in body:
                each.move_before(last.operation)
        gpu.BarrierOp()
    op.erase()
    return True


def _numbers(attributes: Any) -> tuple[int, int]:
    """Static lower bound and step of a forall of one dimension."""
    lower, step = (ir.DenseI64ArrayAttr(attributes[name])[0] for name in ("staticLowerBound", "staticStep"))
    return lower, step


def _bounds(op: Any, attributes: Any) -> tuple[Any, Any, Any]:
    """Lower bound, upper bound and step of a forall of one dimension as values."""
    values = iter(list(op.operands))
    found = []
    for name in ("staticLowerBound", "staticUpperBound", "staticStep"):
        number = ir.DenseI64ArrayAttr(attributes[name])[0]
        found.append(next(values) if number == ir.ShapedType.get_dynamic_size() else index_constant(number))
    return found[0], found[1], found[2]


@pass_("iree-gpu-distribute-mma-to-lanes")
def distribute_mma_to_lanes(op: Any) -> None:
    """Distributes every multi_mma to lanes; what their slices are computed from by linalg ops or slices goes into the loops.

    Where one cannot be distributed: an error at it, and nothing has changed.
    """
    found = collect(op, "iree_gpu.multi_mma")
    for each in found:
        reason = why_not_distributed(each)
        if reason is not None:
            raise failure(each, reason)
    loops = []
    for each in found:
        with ir.InsertionPoint(each), each.location:
            forall = distribute(each)
        replace(each, list(forall.operation.results))
        loops.append(forall)
    for forall in loops:
        fuse_slice_producers(forall)
    merge_slices(op)
    tidy(op)
