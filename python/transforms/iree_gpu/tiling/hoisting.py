"""Hoists a parallel loop out of the sequential one around it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from gpuir.dialects import scf, tensor
from gpuir.host import AnyOp, ir
from gpuir.transforms.iree_gpu.utils.foralls import insertions, mapping_of, set_mapping, trip_counts, upper_bounds
from gpuir.transforms.iree_gpu.utils.indices import DYNAMIC
from gpuir.transforms.iree_gpu.utils.rewriting import body_ops, replace, terminator, users
from gpuir.transforms.iree_gpu.utils.slices import has_unit_strides, offsets_of, sizes_of

__all__ = ["hoist_forall", "is_pure"]

_PURE = (
    "affine.apply",
    "affine.delinearize",
    "affine.linearize",
    "arith.",
    "complex.",
    "index.",
    "math.",
    "tensor.",
    "vector.",
)
_PURE_OPS = (
    "bufferization.alloc_tensor", "gpu.block_dim", "gpu.block_id", "gpu.grid_dim", "gpu.lane_id", "gpu.subgroup_id",
    "gpu.subgroup_size", "gpu.thread_id", "linalg.pack", "linalg.unpack",
)  # fmt: skip
_IMPURE = ("tensor.parallel_insert_slice", "vector.print")


def is_pure(op: AnyOp) -> bool:
    """Whether an op without regions does nothing but compute its results, from values and not from buffers."""
    if len(op.operation.regions) or op.name in _IMPURE:
        return False
    if any(isinstance(value.type, ir.MemRefType) for value in op.operands):
        return False
    return op.name in _PURE_OPS or op.name.startswith(_PURE)


class _Hoistable(NamedTuple):
    """A forall to hoist out of an scf.for: per output, the insertion of its slice and the reads of the same slice.

    ``offset_ops`` are the ops of the forall's body that compute the slices' offsets and sizes.
    """

    forall: scf.ForallOp
    slices: list[tuple[tensor.ParallelInsertSliceOp, list[tensor.ExtractSliceOp]]]
    offset_ops: list[ir.Operation]


def _slice_operands(op: tensor.ExtractSliceOp | tensor.ParallelInsertSliceOp) -> list[ir.Value]:
    """The dynamic offsets, sizes and strides."""
    return [*op.offsets, *op.sizes, *op.strides]


def _is_same_slice(one: tensor.ExtractSliceOp, other: tensor.ParallelInsertSliceOp) -> bool:
    return _slice_operands(one) == _slice_operands(other) and all(
        one.attributes[name] == other.attributes[name] for name in ("static_offsets", "static_sizes", "static_strides")
    )


def _hoistable(loop: scf.ForOp) -> _Hoistable | None:
    """What to hoist out of an scf.for: a forall at its end that computes all it carries, from slices of what it carries."""
    body = body_ops(loop.body)
    forall = body[-1].opview if body else None
    if not isinstance(forall, scf.ForallOp) or list(terminator(loop.body).operands) != list(forall.results):
        return None
    carried = list(loop.inner_iter_args)
    if not carried or DYNAMIC in (*forall.staticLowerBound, *forall.staticStep) or list(forall.outputs) != carried:
        return None
    if any(value.owner in (loop.body, *body) for value in forall.dynamicUpperBound):
        return None
    if any(len(list(value.uses)) != 1 for value in carried) or not all(is_pure(op) for op in body[:-1]):
        return None
    slices: list[tuple[tensor.ParallelInsertSliceOp, list[tensor.ExtractSliceOp]]] = []
    offset_ops: list[ir.Operation] = []
    for output in forall.inner_iter_args:
        output_users = users(output)
        puts = [user for user in output_users if isinstance(user, tensor.ParallelInsertSliceOp)]
        reads = [user for user in output_users if isinstance(user, tensor.ExtractSliceOp)]
        is_sliced = (
            len(puts) == 1
            and len(reads) > 0
            and len(output_users) == 1 + len(reads)
            and all(_is_same_slice(read, puts[0]) for read in reads)
            and all(read.result.type == puts[0].source.type for read in reads)
        )
        if not is_sliced:
            if len(insertions(forall)) != 1 or not _is_whole_of_unit_loop(forall):
                return None
            slices.append((puts[0], []))
            continue
        slices.append((puts[0], reads))
        if not _collect_offset_ops(_slice_operands(puts[0]), forall.body, loop.body, offset_ops):
            return None
    return _Hoistable(forall, slices, offset_ops)


def _collect_offset_ops(
    values: Sequence[ir.Value], body: ir.Block, outer: ir.Block, offset_ops: list[ir.Operation]
) -> bool:
    """Adds the ops of ``body`` that compute the values, operands first; False if they depend on ``outer``."""
    for value in values:
        if not isinstance(value, ir.OpResult):
            if value.owner == outer:
                return False
            continue
        owner = value.owner.operation
        if owner.block == outer:
            return False
        if owner.block != body or owner in offset_ops:
            continue
        if not is_pure(owner) or not _collect_offset_ops(list(owner.operands), body, outer, offset_ops):
            return False
        offset_ops.append(owner)
    return True


def _is_whole_of_unit_loop(forall: scf.ForallOp) -> bool:
    """Whether a forall runs once, and puts back all of its result: it may use the result otherwise than by a slice."""
    put = insertions(forall)[0]
    ids = list(forall.induction_variables)
    offsets = [0 if not isinstance(offset, int) and offset in ids else offset for offset in offsets_of(put)]
    return (
        math.prod(trip_counts(forall) or [0]) == 1
        and list(forall.staticLowerBound) == [0] * len(ids)
        and put.source.type == put.dest.type
        and has_unit_strides(put)
        and offsets == [0] * put.dest.type.rank
        and sizes_of(put) == list(put.dest.type.shape)
    )


def hoist_forall(loop: scf.ForOp) -> scf.ForallOp | None:
    """Hoists a forall that computes all that an scf.for carries: the new forall's workers each loop over their slices.

    Returns the new forall, or None and leaves the loop as it was.
    """
    hoistable = _hoistable(loop)
    if hoistable is None:
        return None
    old, slices, offset_ops = hoistable
    bounds = upper_bounds(old)
    with loop.location, ir.InsertionPoint(loop):
        new = scf.ForallOp([0] * len(bounds), bounds, [1] * len(bounds), list(loop.initArgs))
        set_mapping(new, mapping_of(old))
        for name in ("staticLowerBound", "staticUpperBound", "staticStep"):
            new.attributes[name] = old.attributes[name]
    for argument, value in zip(list(old.body.arguments), list(new.body.arguments)):
        argument.replace_all_uses_with(value)
    for op in (*offset_ops, *(reads[0] for _, reads in slices if reads)):
        new.body.append(op)
    starts = [reads[0].result if reads else output for (_, reads), output in zip(slices, new.inner_iter_args)]
    with loop.location, ir.InsertionPoint(new.body):
        inner = scf.ForOp(loop.lowerBound, loop.upperBound, loop.step, starts)
    for start, (_, reads), carried in zip(starts, slices, list(inner.inner_iter_args)):
        start.replace_all_uses_except(carried, inner.operation)
        for read in reads[1:]:
            replace(read, [carried])
    loop.induction_variable.replace_all_uses_with(inner.induction_variable)
    # The forall's body follows the loop's own ops, of which the forall was the last.
    for op in body_ops(loop.body)[:-1]:
        inner.body.append(op)
    for op in body_ops(old.body):
        inner.body.append(op)
    end = old.terminator()
    with end.location, ir.InsertionPoint(inner.body):
        scf.yield_([put.source for put, _ in slices])
    new.body.append(end)
    for (put, _), result, output in zip(slices, list(inner.results), list(new.inner_iter_args)):
        put.operands[0], put.operands[1] = result, output
    replace(loop, list(new.results))
    return new
