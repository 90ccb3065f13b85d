"""multi_mma in tiles of subgroups, and loops over subgroups and lanes as loops over the threads of a workgroup."""

from __future__ import annotations

import math
from typing import Any

from gpuir.dialects import iree_gpu
from gpuir.host import ir, module
from gpuir.passes.diagnostics import failure
from gpuir.passes.registry import pass_
from gpuir.transforms.iree_gpu.places import offsets_of, same_indices, sum_of
from gpuir.transforms.iree_gpu.planned import configured_like, multi_mmas
from gpuir.transforms.iree_gpu.reduction import outer_slice
from gpuir.transforms.iree_gpu.rewriting import collect, replace, tidy
from gpuir.transforms.iree_gpu.slices import (
    apply_map,
    extract,
    forall_mapping,
    new_forall,
    parallel_insert,
    trip_counts,
)

__all__ = ["lanes_to_threads", "thread_mapping", "tile_to_subgroups"]


def thread_mapping() -> Any:
    """``[#gpu.thread<linear_dim_0>]``."""
    return ir.ArrayAttr.get([ir.Attribute.parse("#gpu.thread<linear_dim_0>")])


def _subgroup_mapping() -> Any:
    return ir.ArrayAttr.get([ir.Attribute.parse(f"#gpu.warp<linear_dim_{i}>") for i in (1, 0)])


@pass_("iree-gpu-tile-to-subgroups")
def tile_to_subgroups(op: Any) -> None:
    """An scf.forall over subgroups around each multi_mma with a lowering_config: tiles of m and n as ``subgroup`` says."""
    for contraction, tiling, (m, n, _) in multi_mmas(op):
        mma = contraction.op
        with mma.operation.location, ir.InsertionPoint(mma):
            forall = new_forall(list(tiling.subgroups), [mma.acc], _subgroup_mapping())
        ids, shared = list(forall.induction_variables), forall.inner_iter_args[0]
        with mma.operation.location, ir.InsertionPoint(forall.body):
            parts = {
                iterator: (apply_map(lambda d, count=count: d * count, id_), count)
                for iterator, id_, count in zip((m, n), ids, tiling.tiles)
            }
            acc = contraction.acc
            lhs, _, _ = outer_slice(contraction.lhs, mma.lhs, parts)
            rhs, _, _ = outer_slice(contraction.rhs, mma.rhs, parts)
            start, offsets, sizes = outer_slice(acc, shared, parts)
            result = configured_like(mma, lhs, rhs, start)
            end = module("dialects.scf").InParallelOp()
            with ir.InsertionPoint(end.region.blocks[0]):
                parallel_insert(result, shared, offsets, sizes)
        replace(mma, list(forall.operation.results))
    tidy(op)


# One loop over threads ------------------------------------------------------------------------------------------------


@pass_("iree-gpu-lanes-to-threads")
def lanes_to_threads(op: Any) -> None:
    """An scf.forall over lanes at the end of one over subgroups becomes one scf.forall over the workgroup's threads.

    Thread ``t`` is lane ``t mod lanes`` of subgroup ``t floordiv lanes``, subgroups row-major. An error at a loop over
    subgroups that has something else in it; then nothing has changed.
    """
    found = []
    for outer in collect(op, "scf.forall"):
        mapping = forall_mapping(outer)
        if mapping and all(str(each).startswith("#gpu.warp<") for each in mapping):
            found.append((outer, *_nested(outer)))
    for outer, inner, put in found:
        with outer.operation.location:
            _merge(outer, inner, put)
    tidy(op)


def _operations(block: Any) -> list[Any]:
    return [each.operation for each in block.operations]


def _nested(outer: Any) -> tuple[Any, Any]:
    """The forall over lanes in one over subgroups, and the op that puts its result back."""
    *body, end = _operations(outer.operation.regions[0].blocks[0])
    puts = _operations(end.regions[0].blocks[0])
    inner = body[-1].opview if body and body[-1].name == "scf.forall" else None
    mapping = forall_mapping(inner) if inner is not None else []
    if len(mapping) != 1 or not isinstance(mapping[0], iree_gpu.LaneIdAttr) or trip_counts(outer) is None:
        raise failure(
            outer, "has no loop over lanes at the end of its body; iree-gpu-distribute-mma-to-lanes makes one"
        )
    if len(puts) != 1 or list(inner.operation.results) != [puts[0].operands[0]]:
        raise failure(outer, "puts back something else than the one result of the loop over lanes in it")
    start = inner.operation.operands[len(inner.operation.operands) - 1]
    if start not in list(outer.operation.regions[0].blocks[0].arguments):
        reads = isinstance(start, ir.OpResult) and start.owner.name == "tensor.extract_slice"
        if not reads or not same_indices(offsets_of(start.owner.operation), offsets_of(puts[0])):
            raise failure(outer, "puts the result of the loop over lanes to another place than it starts from")
    return inner, puts[0]


def _merge(outer: Any, inner: Any, put: Any) -> None:
    counts, (lanes,) = trip_counts(outer) or [], trip_counts(inner) or [1]
    outs = list(outer.operation.operands)
    with ir.InsertionPoint(outer.operation):
        forall = new_forall([math.prod(counts) * lanes], outs, thread_mapping())
    thread, shared = forall.induction_variables[0], forall.inner_iter_args[0]
    old, new = outer.operation.regions[0].blocks[0], forall.body
    with ir.InsertionPoint(new):
        ids, size = [], lanes
        for number, count in reversed(list(enumerate(counts))):
            id_ = apply_map(lambda d, size=size: ir.AffineExpr.get_floor_div(d, size), thread)
            # The first one has no more than its own.
            ids.append(apply_map(lambda d, count=count: ir.AffineExpr.get_mod(d, count), id_) if number else id_)
            size *= count
        lane = apply_map(lambda d: ir.AffineExpr.get_mod(d, lanes), thread)
    for argument, value in zip(list(old.arguments), [*reversed(ids), shared]):
        argument.replace_all_uses_with(value)
    *body, _ = _operations(old)
    for each in body[:-1]:
        new.append(each)
    block = inner.operation.regions[0].blocks[0]
    place = offsets_of(put)
    lane_body, lane_end = _operations(block)[:-1], _operations(block)[-1]
    for each in lane_body:
        new.append(each)
    block.arguments[0].replace_all_uses_with(lane)
    part = block.arguments[1]
    for use in list(part.uses):
        reader = use.owner.operation
        if reader.name == "tensor.extract_slice":
            with ir.InsertionPoint(reader):
                at = [sum_of(a, b) for a, b in zip(place, offsets_of(reader))]
                replace(reader, [extract(shared, at, list(reader.results[0].type.shape))])
    (lane_put,) = _operations(lane_end.regions[0].blocks[0])
    with ir.InsertionPoint(new):
        at = [sum_of(a, b) for a, b in zip(place, offsets_of(lane_put))]
        end = module("dialects.scf").InParallelOp()
        with ir.InsertionPoint(end.region.blocks[0]):
            parallel_insert(lane_put.operands[0], shared, at, list(lane_put.operands[0].type.shape))
    replace(outer, list(forall.operation.results))
