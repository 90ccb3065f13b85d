"""Fuses producers into the slices that foralls take of their results, and merges slices of slices."""

from __future__ import annotations

import math

from gpuir.dialects import linalg, scf, tensor
from gpuir.host import AnyOp, ir
from gpuir.transforms.iree_gpu.utils.foralls import trip_counts
from gpuir.transforms.iree_gpu.utils.indices import sum_of
from gpuir.transforms.iree_gpu.utils.rewriting import (
    clone_with_operands,
    collect,
    defining_op,
    only_user,
    replace,
    users,
)
from gpuir.transforms.iree_gpu.utils.slices import extract, has_unit_strides, offsets_of, sizes_of

__all__ = ["fuse_destinations", "fuse_slice_producers", "merge_slices", "operand_maps", "tile_producer"]


def _structured_producer(value: ir.Value) -> ir.OpView | None:
    """The linalg op that a tensor is the only result of, unless it is a pack or depends on linalg.index; or None."""
    op = value.owner if isinstance(value, ir.OpResult) else None
    if op is None or not op.name.startswith("linalg.") or isinstance(op, (linalg.PackOp, linalg.UnPackOp)):
        return None
    if (
        len(op.results) != 1
        or not len(op.regions)
        or any(isinstance(inner, linalg.IndexOp) for inner in op.regions[0].blocks[0])
    ):
        return None
    return op


def operand_maps(op: ir.OpView) -> list[tuple[int, ...]] | None:
    """The iterators of each operand's dimensions; None unless all maps are projected permutations."""
    if isinstance(op, linalg.FillOp):
        return [(), tuple(range(op.outputs[0].type.rank))]
    if isinstance(op, linalg.TransposeOp):
        # Dimension i of the result is dimension permutation[i] of the input.
        permutation = list(op.permutation)
        rank = len(permutation)
        return [tuple(permutation.index(d) for d in range(rank)), tuple(range(rank))]
    if isinstance(op, linalg.BroadcastOp):
        rank, added = op.init.type.rank, list(op.dimensions)
        return [tuple(d for d in range(rank) if d not in added), tuple(range(rank))]
    try:
        attributes = linalg.get_indexing_maps(op.operation)
    except (TypeError, ValueError):
        attributes = None
    if attributes is None:
        return None
    maps = []
    for each in attributes:
        map_ = each.value if isinstance(each, ir.AffineMapAttr) else each
        if not all(isinstance(result, ir.AffineDimExpr) for result in map_.results):
            return None
        maps.append(tuple(ir.AffineDimExpr(result).position for result in map_.results))
    return maps


def tile_producer(read: tensor.ExtractSliceOp, dest: ir.Value | None = None, *, reductions: bool = False) -> bool:
    """Replaces a slice of a linalg op's result by the op on slices of its operands.

    With ``reductions`` also where the op has iterators that its result does not have, which then run in full.

    The op writes to a slice of ``dest``, by default of its own destination. False, and nothing changed, unless the op is on
    tensors, its maps are projected permutations, and the strides are 1.
    """
    op = _structured_producer(read.source)
    if op is None or not has_unit_strides(read) or read.result.type.rank != op.results[0].type.rank:
        return False
    maps = operand_maps(op)
    if maps is None or len(set(maps[-1])) != len(maps[-1]):
        return False
    tiles = {d: (offset, size) for d, offset, size in zip(maps[-1], offsets_of(read), sizes_of(read))}
    # Iterators that the result does not have are not tiled.
    for value, map_ in zip(op.operands, maps):
        for number, d in enumerate(map_):
            if d not in tiles and (not reductions or value.type.is_dynamic_dim(number)):
                return False
            tiles.setdefault(d, (0, value.type.get_dim_size(number)))
    operands = []
    with ir.InsertionPoint(read), op.location:
        for number, (value, map_) in enumerate(zip(list(op.operands), maps)):
            if not isinstance(value.type, ir.RankedTensorType):
                operands.append(value)
                continue
            offsets, sizes = [tiles[d][0] for d in map_], [tiles[d][1] for d in map_]
            if dest is not None and number == len(maps) - 1:
                value = dest
            if defining_op(value, tensor.EmptyOp) is not None:
                operands.append(tensor.empty(sizes, value.type.element_type))
            else:
                operands.append(extract(value, offsets, sizes))
        tiled = clone_with_operands(op, operands)
        tiled.results[0].set_type(operands[-1].type)
    replace(read, list(tiled.results))
    return True


def fuse_slice_producers(op: AnyOp, *, destinations: bool = False, reductions: bool = False) -> None:
    """Fuses producers into the slices that foralls in ``op`` take, until there are no more.

    With ``destinations`` also the producers of the foralls' outputs, such as a linalg.fill; with ``reductions`` also
    producers with reductions.
    """
    if destinations:
        fuse_destinations(op)
    for forall in collect(op, scf.ForallOp):
        changed = True
        while changed:
            changed = any(tile_producer(read, reductions=reductions) for read in collect(forall, tensor.ExtractSliceOp))


def merge_slices(op: AnyOp) -> None:
    """Replaces slices of slices in ``op`` by slices of the first source, if both have unit strides and keep the rank."""
    for read in collect(op, tensor.ExtractSliceOp):
        outer = defining_op(read.source, tensor.ExtractSliceOp)
        if outer is None or not (_keeps_rank(outer) and _keeps_rank(read)):
            continue
        with ir.InsertionPoint(read), read.location:
            offsets = [sum_of(a, b) for a, b in zip(offsets_of(outer), offsets_of(read))]
            replace(read, [extract(outer.source, offsets, sizes_of(read))])


def _keeps_rank(op: tensor.ExtractSliceOp) -> bool:
    """Whether a slice has strides of 1 and drops no dimension."""
    return has_unit_strides(op) and bool(op.source.type.rank == op.result.type.rank)


def fuse_destinations(op: AnyOp) -> None:
    """Fuses the producers of the outputs of foralls in ``op``, such as a linalg.fill, into the foralls."""
    for forall in collect(op, scf.ForallOp):
        _fuse_destinations(forall)


def _fuse_destinations(forall: scf.ForallOp) -> None:
    """Fuses the producers of the forall's outputs into the one slice that each worker takes of them."""
    first = len(forall.operands) - len(forall.outputs)
    for number, argument in enumerate(forall.inner_iter_args):
        producer = _structured_producer(forall.outputs[number])
        if producer is None or only_user(producer.results[0]) is None:
            continue
        # One slice, and the insertion of the result.
        argument_users = users(argument)
        reads = [user for user in argument_users if isinstance(user, tensor.ExtractSliceOp)]
        if not reads and math.prod(trip_counts(forall) or [0]) == 1:
            _move_into_unit_loop(producer, forall, number)
            continue
        if len(reads) != 1 or len(argument_users) != 2:
            continue
        # The slice reads from the producer for a moment; the producer's destination then becomes the forall's output.
        reads[0].operands[0] = producer.results[0]
        destination = producer.operands[len(producer.operands) - 1]
        if not tile_producer(reads[0], argument):
            reads[0].operands[0] = argument
            continue
        forall.operands[first + number] = destination


def _move_into_unit_loop(producer: ir.OpView, forall: scf.ForallOp, number: int) -> None:
    """Moves the producer of an output to the start of a forall that runs once: there its whole result is the slice."""
    first, last = len(forall.operands) - len(forall.outputs), len(producer.operands) - 1
    argument = forall.inner_iter_args[number]
    puts = [user.operation for user in users(argument) if isinstance(user, tensor.ParallelInsertSliceOp)]
    forall.operands[first + number] = producer.operands[last]
    argument.replace_all_uses_except(producer.results[0], puts)
    producer.operands[last] = argument
    producer.operation.move_before(forall.body.operations[0])
