"""Tiles multi_mma to subgroups, and turns loops over subgroups and lanes into one loop over a workgroup's threads."""

from __future__ import annotations

import math
from typing import NamedTuple

from gpuir.dialects import scf, tensor
from gpuir.host import AnyOp, ir
from gpuir.passes.diagnostics import failure
from gpuir.passes.registry import pass_
from gpuir.transforms.iree_gpu.packing.configured import configured_like, configured_multi_mmas
from gpuir.transforms.iree_gpu.tiling.reduction import IteratorTile, operand_tile
from gpuir.transforms.iree_gpu.utils.foralls import (
    insertions,
    new_forall,
    thread_mapping,
    trip_counts,
    workers_of,
)
from gpuir.transforms.iree_gpu.utils.indices import Index, apply_map, floordiv, mod, same_indices, sum_of
from gpuir.transforms.iree_gpu.utils.rewriting import body_ops, collect, defining_op, replace, tidy, users
from gpuir.transforms.iree_gpu.utils.slices import extract, offsets_of, parallel_insert

__all__ = ["lanes_to_threads", "tile_to_subgroups"]


def _subgroup_mapping() -> list[ir.Attribute]:
    return [ir.Attribute.parse(f"#gpu.warp<linear_dim_{i}>") for i in (1, 0)]


@pass_("iree-gpu-tile-to-subgroups")
def tile_to_subgroups(op: AnyOp) -> None:
    """Puts an scf.forall over subgroups around each multi_mma with a lowering_config: tiles of m and n by ``subgroup``."""
    for view, tiling, (m, n, _) in configured_multi_mmas(op):
        mma = view.op
        with mma.location, ir.InsertionPoint(mma):
            forall = new_forall(tiling.subgroups, [mma.acc], _subgroup_mapping())
        output = forall.inner_iter_args[0]
        with mma.location, ir.InsertionPoint(forall.body):
            tiles: dict[int, IteratorTile] = {
                iterator: (apply_map(lambda d, count=count: d * count, id_), count)
                for iterator, id_, count in zip((m, n), forall.induction_variables, tiling.tiles)
            }
            lhs, _, _ = operand_tile(view.lhs, mma.lhs, tiles)
            rhs, _, _ = operand_tile(view.rhs, mma.rhs, tiles)
            acc, offsets, sizes = operand_tile(view.acc, output, tiles)
            result = configured_like(mma, lhs, rhs, acc)
            end = scf.InParallelOp()
            with ir.InsertionPoint(end.block):
                parallel_insert(result, output, offsets, sizes)
        replace(mma, list(forall.results))
    tidy(op)


# One loop over threads ------------------------------------------------------------------------------------------------


class _Nest(NamedTuple):
    """A forall over subgroups whose body ends with a forall over lanes, and what writes the slice of the latter's result."""

    subgroups: scf.ForallOp
    lanes: scf.ForallOp
    insertion: tensor.ParallelInsertSliceOp


@pass_("iree-gpu-lanes-to-threads")
def lanes_to_threads(op: AnyOp) -> None:
    """A forall over subgroups that ends with one over lanes becomes one scf.forall over the workgroup's threads.

    Thread ``t`` is lane ``t mod lanes`` of subgroup ``t floordiv lanes``, subgroups in row-major order. Fails at a loop over
    subgroups that contains anything else, before anything is changed.
    """
    nests = []
    for forall in collect(op, scf.ForallOp):
        workers = workers_of(forall)
        if workers and all(worker.kind == "warp" for worker in workers):
            nests.append(_nest(forall))
    for nest in nests:
        with nest.subgroups.location:
            _merge(nest)
    tidy(op)


def _is_over_lanes(forall: scf.ForallOp) -> bool:
    return [worker.kind for worker in workers_of(forall) or ()] == ["lane_id"]


def _nest(outer: scf.ForallOp) -> _Nest:
    """The nest that a forall over subgroups is; fails at it if it is none."""
    body = body_ops(outer.body)
    puts = insertions(outer)
    inner = body[-1].opview if body else None
    lanes = inner if isinstance(inner, scf.ForallOp) and _is_over_lanes(inner) else None
    if lanes is None or trip_counts(outer) is None:
        raise failure(
            outer, "has no loop over lanes at the end of its body; iree-gpu-distribute-mma-to-lanes makes one"
        )
    if len(puts) != 1 or list(lanes.results) != [puts[0].source]:
        raise failure(outer, "puts back something else than the one result of the loop over lanes in it")
    init = lanes.outputs[0]
    if init not in list(outer.body.arguments):
        read = defining_op(init, tensor.ExtractSliceOp)
        if read is None or not same_indices(offsets_of(read), offsets_of(puts[0])):
            raise failure(outer, "puts the result of the loop over lanes to another place than it starts from")
    return _Nest(outer, lanes, puts[0])


def _merge(nest: _Nest) -> None:
    outer, inner, insertion = nest
    counts, (lanes,) = trip_counts(outer) or [], trip_counts(inner) or [1]
    with ir.InsertionPoint(outer):
        forall = new_forall([math.prod(counts) * lanes], list(outer.outputs), thread_mapping())
    thread, output = forall.induction_variables[0], forall.inner_iter_args[0]
    with ir.InsertionPoint(forall.body):
        ids, size = [], lanes
        for number, count in reversed(list(enumerate(counts))):
            id_ = apply_map(lambda d, size=size: floordiv(d, size), thread)
            # The outermost id is below its count anyway.
            ids.append(apply_map(lambda d, count=count: mod(d, count), id_) if number else id_)
            size *= count
        lane = apply_map(lambda d: mod(d, lanes), thread)
    for argument, value in zip(list(outer.body.arguments), [*reversed(ids), output]):
        argument.replace_all_uses_with(value)
    for op in body_ops(outer.body)[:-1]:
        forall.body.append(op)
    base = offsets_of(insertion)

    def in_output(offsets: list[Index]) -> list[Index]:
        """Offsets in the subgroup's slice as offsets in the loop's output."""
        return [sum_of(a, b) for a, b in zip(base, offsets)]

    for op in body_ops(inner.body):
        forall.body.append(op)
    inner.induction_variables[0].replace_all_uses_with(lane)
    for read in users(inner.inner_iter_args[0]):
        if isinstance(read, tensor.ExtractSliceOp):
            with ir.InsertionPoint(read):
                replace(read, [extract(output, in_output(offsets_of(read)), list(read.result.type.shape))])
    (lane_insertion,) = insertions(inner)
    with ir.InsertionPoint(forall.body):
        offsets = in_output(offsets_of(lane_insertion))
        end = scf.InParallelOp()
        with ir.InsertionPoint(end.block):
            parallel_insert(lane_insertion.source, output, offsets, list(lane_insertion.source.type.shape))
    replace(outer, list(forall.results))
