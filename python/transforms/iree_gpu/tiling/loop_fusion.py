"""Fuses a producer's parallel loop into its consumer's, and hoists a parallel loop out of the sequential one around it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from gpuir.dialects import affine, bufferization, iree_gpu, linalg, scf, tensor
from gpuir.host import AnyOp, ir
from gpuir.passes.registry import pass_
from gpuir.transforms.iree_gpu.tiling.producers import fuse_slice_producers
from gpuir.transforms.iree_gpu.utils.foralls import (
    flat_workgroup_size,
    insertions,
    mapping_of,
    set_mapping,
    trip_counts,
    workers_of,
)
from gpuir.transforms.iree_gpu.utils.indices import apply_map, index_constant
from gpuir.transforms.iree_gpu.utils.rewriting import body_ops, collect, defining_op, replace, terminator, tidy, users

__all__ = ["fuse_and_hoist_parallel_loops", "fuse_forall", "hoist_forall", "why_not_fused"]

#: Workers that share one buffer in workgroup memory. Lane ids are not: each subgroup has its own lanes.
_SHARING = ("thread", "warp")
_READERS = (tensor.ExtractSliceOp, tensor.ExpandShapeOp, iree_gpu.MultiMmaOp)


def _mapped_dimensions(forall: scf.ForallOp) -> tuple[str, list[int]] | None:
    """The kind of a forall's workers and the order of its dimensions (linear ids after x, y, z); None if kinds are mixed."""
    workers = workers_of(forall)
    if not workers or len({worker.kind for worker in workers}) != 1:
        return None
    return workers[0].kind, [worker.axis + 3 * worker.linear for worker in workers]


def why_not_fused(producer: scf.ForallOp, consumer: scf.ForallOp, *, nested: bool = False) -> str | None:
    """What keeps the producer's forall from being fused into the consumer's, or None.

    With ``nested`` the reader of the result may be in loops or branches in the consumer.
    """
    for name, forall in (("producer", producer), ("consumer", consumer)):
        if trip_counts(forall) is None:
            return f"has a {name} whose bounds are not all constant"
        if any(forall.staticLowerBound) or any(step != 1 for step in forall.staticStep):
            return f"has a {name} that does not run from 0 in steps of 1"
    first, second = _mapped_dimensions(producer), _mapped_dimensions(consumer)
    if first is None or second is None or first[0] != second[0]:
        return "needs a producer and a consumer that are mapped to the same kind of workers"
    if first[0] not in _SHARING:
        return f"needs threads or warps, which share a workgroup's memory; both are mapped to {first[0]}"
    if any(order != sorted(order, reverse=True) for _, order in (first, second)):
        return "needs mappings whose dimensions descend, as [#gpu.thread<y>, #gpu.thread<x>]"
    if len(producer.results) != 1 or len(insertions(producer)) != 1:
        return "needs a producer with one result, to which it puts back one slice"
    if defining_op(producer.outputs[0], tensor.EmptyOp) is None:
        return "needs a producer that starts from a tensor.empty: what else it starts from would be lost"
    reader = _reader(producer, consumer)
    if reader is None or not (nested or reader.parent == consumer.operation):
        return "needs a consumer that reads the producer's result by one tensor.extract_slice, and nobody else who does"
    return None


def _reader(producer: scf.ForallOp, consumer: scf.ForallOp) -> ir.OpView | None:
    """The extract_slice in the consumer that is the only use of the producer's result, or None.

    A slice of all of it may have folded away before an expand_shape or a multi_mma, which then count as one.
    """
    readers = users(producer.results[0])
    if len(readers) != 1 or not isinstance(readers[0], _READERS):
        return None
    return readers[0] if _child_of(consumer, readers[0]) is not None else None


def _child_of(ancestor: AnyOp, op: AnyOp) -> AnyOp | None:
    """The op directly in ``ancestor`` that is ``op`` or contains it; None if it is elsewhere."""
    parent = op.operation.parent
    while parent is not None:
        if parent == ancestor:
            return op
        op, parent = parent, parent.operation.parent
    return None


def fuse_forall(producer: scf.ForallOp, consumer: scf.ForallOp) -> None:
    """Moves the producer's body into the consumer's forall, into a barrier_region before the op that reads its result.

    The result is held in an alloc_tensor in workgroup memory. Each worker of the consumer takes its share of the producer's
    iterations, in a loop over linear ids. ``why_not_fused`` says when this is possible.
    """
    reader = _reader(producer, consumer)
    anchor = None if reader is None else _child_of(consumer, reader)
    assert anchor is not None, "why_not_fused comes first"
    counts = trip_counts(producer) or []
    total, workers = math.prod(counts), math.prod(trip_counts(consumer) or [])
    init = producer.outputs[0]
    with producer.location:
        with ir.InsertionPoint(init.owner):
            space = ir.Attribute.parse("#gpu.address_space<workgroup>")
            shared = bufferization.AllocTensorOp(init.type, [], memory_space=space).result
        # All workers reach the barriers, whatever branch or loop the reader is in.
        with ir.InsertionPoint(anchor):
            region = iree_gpu.BarrierRegionOp([init.type], [shared])
        block = region.region.blocks.append(init.type)
        with ir.InsertionPoint(block):
            # If all workers have a share of the same size, the loop's trip count is the same constant for all.
            even = total % workers == 0
            start = index_constant(0) if even else _linear_id(consumer)
            loop = scf.ForOp(start, index_constant(total), index_constant(workers), [block.arguments[0]])
            loop.attributes["unroll_loop"] = ir.UnitAttr.get()
            iree_gpu.yield_([loop.results[0]])
        with ir.InsertionPoint(loop.body):
            index = loop.induction_variable
            linear = _linear_id(consumer, index) if even else index
            types = [ir.IndexType.get()] * len(counts)
            ids = list(affine.AffineDelinearizeIndexOp(types, linear, [], counts).multi_index)
            _move_body(producer, loop, ids)
    producer.results[0].replace_all_uses_with(region.results[0])
    producer.operation.erase()


def _linear_id(forall: scf.ForallOp, *start: ir.Value) -> ir.Value:
    """The linear id of a forall's worker, in row-major order, plus ``start``."""
    counts = trip_counts(forall) or []

    def linearized(*dims: ir.AffineExpr) -> ir.AffineExpr:
        total, *rest = dims[len(start) :]
        for dim, count in zip(rest, counts[1:]):
            total = total * count + dim
        return dims[0] + total if start else total

    return apply_map(linearized, *start, *forall.induction_variables)


def _move_body(forall: scf.ForallOp, loop: scf.ForOp, ids: Sequence[ir.Value]) -> None:
    """Moves the forall's body to the end of the loop's, where tensor.insert_slice puts the slice back."""
    for argument, value in zip(list(forall.body.arguments), [*ids, loop.inner_iter_args[0]]):
        argument.replace_all_uses_with(value)
    (put,) = insertions(forall)
    for op in body_ops(forall.body):
        loop.body.append(op)
    with ir.InsertionPoint(loop.body), put.location:
        inserted = tensor.insert_slice(
            put.source,
            put.dest,
            list(put.offsets),
            list(put.sizes),
            list(put.strides),
            put.static_offsets,
            put.static_sizes,
            put.static_strides,
        )
        scf.yield_([inserted])


# Hoisting --------------------------------------------------------------------------------------------------------------


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
    if not carried or trip_counts(forall) is None or list(forall.operands) != carried:
        return None
    if any(len(list(value.uses)) != 1 for value in carried) or any(_has_effects(op) for op in body[:-1]):
        return None
    slices = []
    offset_ops: list[ir.Operation] = []
    for output in forall.inner_iter_args:
        output_users = users(output)
        puts = [user for user in output_users if isinstance(user, tensor.ParallelInsertSliceOp)]
        reads = [user for user in output_users if isinstance(user, tensor.ExtractSliceOp)]
        if len(puts) != 1 or not reads or len(output_users) != len(puts) + len(reads):
            return None
        if not all(_is_same_slice(read, puts[0]) for read in reads):
            return None
        if any(read.result.type != puts[0].source.type for read in reads):
            return None
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
        if _has_effects(owner) or not _collect_offset_ops(list(owner.operands), body, outer, offset_ops):
            return False
        offset_ops.append(owner)
    return True


def _has_effects(op: AnyOp) -> bool:
    """Whether an op may do more than compute its results."""
    if op.name.startswith(("arith.", "affine.apply", "affine.delinearize", "affine.linearize", "tensor.", "index.")):
        return op.name.startswith("tensor.parallel")
    return not isinstance(op.opview, (bufferization.AllocTensorOp, linalg.PackOp))


def hoist_forall(loop: scf.ForOp) -> scf.ForallOp | None:
    """Hoists a forall that computes all that an scf.for carries: the new forall's workers each loop over their slices.

    Returns the new forall, or None and leaves the loop as it was.
    """
    hoistable = _hoistable(loop)
    if hoistable is None:
        return None
    old, slices, offset_ops = hoistable
    counts = trip_counts(old) or []
    with loop.location, ir.InsertionPoint(loop):
        new = scf.ForallOp([0] * len(counts), counts, [1] * len(counts), list(loop.initArgs))
        set_mapping(new, mapping_of(old))
        for name in ("staticLowerBound", "staticUpperBound", "staticStep"):
            new.attributes[name] = old.attributes[name]
    for argument, value in zip(list(old.body.arguments), list(new.body.arguments)):
        argument.replace_all_uses_with(value)
    first_reads = [reads[0] for _, reads in slices]
    for op in (*offset_ops, *first_reads):
        new.body.append(op)
    with loop.location, ir.InsertionPoint(new.body):
        inner = scf.ForOp(loop.lowerBound, loop.upperBound, loop.step, [read.result for read in first_reads])
    for (_, reads), carried in zip(slices, list(inner.inner_iter_args)):
        reads[0].result.replace_all_uses_except(carried, inner.operation)
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


# The pass --------------------------------------------------------------------------------------------------------------


@pass_("iree-gpu-fuse-and-hoist-parallel-loops")
def fuse_and_hoist_parallel_loops(op: AnyOp) -> None:
    """Fuses foralls of the same workers, hoists them out of loops that only carry their results, fuses tileable producers.

    Foralls are fused where the function's ``translation_info`` (or ``known_block_size``) says that the consumer's workers
    are its workgroup's threads.
    """
    changed = True
    while changed:
        changed = _fuse_any(op)
        for loop in reversed(collect(op, scf.ForOp)):
            changed |= hoist_forall(loop) is not None
    fuse_slice_producers(op, destinations=True)
    tidy(op)


def _fuse_any(op: AnyOp) -> bool:
    # The last producers first: fused loops are then side by side, and no barrier is in a loop.
    for producer in reversed(collect(op, scf.ForallOp)):
        if len(producer.results) != 1:
            continue
        for user in users(producer.results[0]):
            consumer = _enclosing_forall(user)
            if consumer is None or why_not_fused(producer, consumer, nested=True):
                continue
            if math.prod(trip_counts(consumer) or []) == flat_workgroup_size(producer):
                fuse_forall(producer, consumer)
                return True
    return False


def _enclosing_forall(op: AnyOp) -> scf.ForallOp | None:
    parent = op.operation.parent
    while parent is not None:
        if isinstance(view := parent.opview, scf.ForallOp):
            return view
        parent = parent.parent
    return None
