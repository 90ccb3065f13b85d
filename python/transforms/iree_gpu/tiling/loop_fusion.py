"""Fuses a producer's parallel loop into its consumer's."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from gpuir.dialects import affine, bufferization, iree_gpu, scf, tensor
from gpuir.host import AnyOp, ir
from gpuir.passes.options import Option
from gpuir.passes.registry import pass_
from gpuir.transforms.iree_gpu.tiling.consumers import fuse_consumers as fuse_trailing_ops
from gpuir.transforms.iree_gpu.tiling.hoisting import hoist_forall
from gpuir.transforms.iree_gpu.tiling.producers import fuse_destinations, fuse_slice_producers
from gpuir.transforms.iree_gpu.utils.foralls import (
    flat_workgroup_size,
    insertions,
    upper_bounds,
    workers_of,
)
from gpuir.transforms.iree_gpu.utils.indices import (
    Index,
    apply_map,
    as_value,
    dynamic_and_static,
    index_constant,
    linearized,
    product_of,
)
from gpuir.transforms.iree_gpu.utils.rewriting import body_ops, collect, defining_op, only_user, tidy, users

__all__ = ["fuse_and_hoist_parallel_loops", "fuse_forall", "hoist_forall", "why_not_fused"]

#: Workers that share one buffer in workgroup memory. Lane ids are not: each subgroup has its own lanes.
_SHARING = ("thread", "warp")


class _Fusion(NamedTuple):
    """What fusing a producer into a consumer takes.

    ``loops`` are the loops of the consumer's workers: its own, and for lanes of warps the forall over lanes in it.
    ``reshapes`` stand between the two, ``anchor`` is the op of the innermost loop's body that contains the reader.
    """

    loops: tuple[scf.ForallOp, ...]
    reshapes: list[ir.OpView]
    anchor: AnyOp

    def counts(self) -> list[Index]:
        return [bound for loop in self.loops for bound in upper_bounds(loop)]

    def ids(self) -> list[ir.Value]:
        return [id_ for loop in self.loops for id_ in loop.induction_variables]


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
    fusion = _fusion(producer, consumer, nested=nested)
    return fusion if isinstance(fusion, str) else None


def _fusion(producer: scf.ForallOp, consumer: scf.ForallOp, *, nested: bool) -> _Fusion | str:
    """What fusing the two takes, or what keeps them from it."""
    for name, forall in (("producer", producer), ("consumer", consumer)):
        if any(forall.staticLowerBound) or any(step != 1 for step in forall.staticStep):
            return f"has a {name} that does not run from 0 in steps of 1"
    first, second = _mapped_dimensions(producer), _mapped_dimensions(consumer)
    warps = _warps_around(consumer)
    if first is None or second is None or (first[0] != second[0] and (warps is None or first[0] != "thread")):
        return (
            "needs a producer and a consumer that are mapped to the same kind of workers, or threads and lanes of warps"
        )
    if first[0] not in _SHARING:
        return f"needs threads or warps, which share a workgroup's memory; both are mapped to {first[0]}"
    if any(order != sorted(order, reverse=True) for _, order in (first, second)):
        return "needs mappings whose dimensions descend, as [#gpu.thread<y>, #gpu.thread<x>]"
    if len(producer.results) != 1 or len(insertions(producer)) != 1:
        return "needs a producer with one result, to which it puts back one slice"
    if defining_op(producer.outputs[0], tensor.EmptyOp) is None:
        return "needs a producer that starts from a tensor.empty: what else it starts from would be lost"
    loops = (consumer,) if first[0] == second[0] or warps is None else (warps, consumer)
    reshapes, reader = _reader(producer)
    anchor = None if reader is None else _child_of(consumer, reader)
    if anchor is None or reader is None or not (nested or anchor.operation == reader.operation):
        return "needs a consumer that reads the producer's result in one op, and nobody else who does"
    return _Fusion(loops, reshapes, anchor)


def _reader(producer: scf.ForallOp) -> tuple[list[ir.OpView], ir.OpView | None]:
    """The reshapes of the producer's result in its own block, and the only op that uses what they make of it, or None."""
    reshapes: list[ir.OpView] = []
    reader = only_user(producer.results[0])
    while isinstance(reader, (tensor.ExpandShapeOp, tensor.CollapseShapeOp)):
        if reader.operation.block != producer.operation.block:
            break
        reshapes.append(reader)
        reader = only_user(reader.results[0])
    return reshapes, reader


def _warps_around(forall: scf.ForallOp) -> scf.ForallOp | None:
    """The forall over warps directly around one over lanes, or None."""
    kind, parent = _mapped_dimensions(forall), forall.operation.parent
    outer = None if parent is None else parent.opview
    if kind is None or kind[0] != "lane_id" or not isinstance(outer, scf.ForallOp):
        return None
    kind = _mapped_dimensions(outer)
    return outer if kind is not None and kind[0] == "warp" else None


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
    fusion = _fusion(producer, consumer, nested=True)
    assert not isinstance(fusion, str), "why_not_fused comes first"
    counts, ids = upper_bounds(producer), fusion.ids()
    worker_counts = fusion.counts()
    init = defining_op(producer.outputs[0], tensor.EmptyOp)
    assert init is not None, "why_not_fused comes first"
    with producer.location:
        with ir.InsertionPoint(init):
            space = ir.Attribute.parse("#gpu.address_space<workgroup>")
            sizes = list(init.operands)
            shared = bufferization.AllocTensorOp(init.results[0].type, sizes, memory_space=space).result
        for reshape in fusion.reshapes:
            reshape.operation.move_before(fusion.anchor)
        # All workers reach the barriers, whatever branch or loop the reader is in.
        with ir.InsertionPoint(fusion.reshapes[0] if fusion.reshapes else fusion.anchor):
            region = iree_gpu.BarrierRegionOp([shared.type], [shared])
        block = region.region.blocks.append(shared.type)
        with ir.InsertionPoint(block):
            total, workers = product_of(counts), product_of(worker_counts)
            # If all workers have a share of the same size, the loop's trip count is the same constant for all.
            even = isinstance(total, int) and isinstance(workers, int) and total % max(workers, 1) == 0
            start = index_constant(0) if even else linearized(ids, worker_counts)
            loop = scf.ForOp(start, as_value(total), as_value(workers), [block.arguments[0]])
            loop.attributes["unroll_loop"] = ir.UnitAttr.get()
            iree_gpu.yield_([loop.results[0]])
        with ir.InsertionPoint(loop.body):
            index = loop.induction_variable
            linear = _sum(index, linearized(ids, worker_counts)) if even else index
            types = [ir.IndexType.get()] * len(counts)
            _move_body(
                producer,
                loop,
                list(affine.AffineDelinearizeIndexOp(types, linear, *dynamic_and_static(counts)).multi_index),
            )
    producer.results[0].replace_all_uses_with(region.results[0])
    producer.operation.erase()


def _sum(left: ir.Value, right: ir.Value) -> ir.Value:
    return apply_map(lambda a, b: a + b, left, right)


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


# The pass --------------------------------------------------------------------------------------------------------------


@pass_(
    "iree-gpu-fuse-and-hoist-parallel-loops",
    options={
        "fuse_consumers": Option(
            bool,
            default=True,
            help="fuse also linalg ops that read the result of a forall, and producers with reductions",
        )
    },
)
def fuse_and_hoist_parallel_loops(op: AnyOp, *, fuse_consumers: bool) -> None:
    """Fuses foralls of the same workers, hoists them out of loops that only carry their results, fuses tileable producers.

    Foralls are fused where the function's ``translation_info`` (or ``known_block_size``) says that the consumer's workers
    are its workgroup's threads. A linalg op that alone reads the result of a forall, and is computed slice by slice as the
    forall writes it, becomes part of the forall.
    """
    # Without dead ops, which would keep loops where they are.
    tidy(op)
    changed = True
    while changed:
        changed = _fuse_any(op)
        for loop in reversed(collect(op, scf.ForOp)):
            changed |= hoist_forall(loop) is not None
    _name_unit_loops(op)
    tidy(op)
    fuse_destinations(op)
    if fuse_consumers:
        fuse_trailing_ops(op)
    fuse_slice_producers(op, destinations=True, reductions=fuse_consumers)
    if fuse_consumers:
        fuse_trailing_ops(op)
    tidy(op)


def _name_unit_loops(op: AnyOp) -> None:
    """Replaces the index of each dimension that runs once by 0."""
    for forall in collect(op, scf.ForallOp):
        bounds = zip(forall.induction_variables, forall.staticLowerBound, forall.staticUpperBound)
        with ir.InsertionPoint.at_block_begin(forall.body), forall.location:
            for index, lower, upper in bounds:
                if (lower, upper) == (0, 1) and users(index):
                    index.replace_all_uses_with(index_constant(0))


def _fuse_any(op: AnyOp) -> bool:
    # The last producers first: fused loops are then side by side, and no barrier is in a loop.
    for producer in reversed(collect(op, scf.ForallOp)):
        if len(producer.results) != 1:
            continue
        _, reader = _reader(producer)
        consumer = None if reader is None else _enclosing_forall(reader)
        if consumer is None or consumer == producer:
            continue
        fusion = _fusion(producer, consumer, nested=True)
        if not isinstance(fusion, str) and _is_whole_workgroup(fusion, producer):
            fuse_forall(producer, consumer)
            return True
    return False


def _is_whole_workgroup(fusion: _Fusion, op: AnyOp) -> bool:
    """Whether the consumer's workers are threads, or lanes of warps, and as many as the workgroup has threads."""
    counts = fusion.counts()
    static = [count for count in counts if isinstance(count, int)]
    kind = _mapped_dimensions(fusion.loops[0])
    by_threads = len(fusion.loops) == 2 or (kind is not None and kind[0] == "thread")
    return by_threads and len(static) == len(counts) and math.prod(static) == flat_workgroup_size(op)


def _enclosing_forall(op: AnyOp) -> scf.ForallOp | None:
    parent = op.operation.parent
    while parent is not None:
        if isinstance(view := parent.opview, scf.ForallOp):
            return view
        parent = parent.parent
    return None
