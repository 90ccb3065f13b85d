"""Fuses linalg ops that read the result of a parallel loop into the loop: each worker computes them on its own slice."""

from __future__ import annotations

import dataclasses
import math

from gpuir.dialects import linalg, scf, tensor
from gpuir.host import AnyOp, ir
from gpuir.transforms.iree_gpu.tiling.hoisting import is_pure
from gpuir.transforms.iree_gpu.tiling.producers import operand_maps
from gpuir.transforms.iree_gpu.utils.foralls import insertions, mapping_of, set_mapping, trip_counts, upper_bounds
from gpuir.transforms.iree_gpu.utils.indices import Index, apply_map, as_value, scaled, static_or_value
from gpuir.transforms.iree_gpu.utils.rewriting import (
    body_ops,
    clone_with_operands,
    collect,
    defining_op,
    replace,
    users,
)
from gpuir.transforms.iree_gpu.utils.slices import extract, has_unit_strides, offsets_of, parallel_insert, sizes_of
from gpuir.transforms.iree_gpu.utils.tensor_sources import inner_positions, outer_permutation

__all__ = ["fuse_consumers"]


@dataclasses.dataclass(frozen=True)
class _Consumer:
    """A linalg op of which operand ``number`` is a forall's result, written by ``insertion``.

    ``maps`` has the iterators of each operand's dimensions.
    """

    op: ir.OpView
    number: int
    maps: list[tuple[int, ...]]
    forall: scf.ForallOp
    insertion: tensor.ParallelInsertSliceOp

    @property
    def inputs(self) -> int:
        """How many operands are no destinations."""
        return len(self.op.operands) - len(self.op.results)

    def tile(self) -> tuple[dict[int, Index], dict[int, Index]]:
        """Offset and size of each iterator in a worker's tile; those that the operand does not have run in full."""
        offsets: dict[int, Index] = {}
        sizes: dict[int, Index] = {}
        for value, map_ in zip(self.op.operands, self.maps):
            for dimension, iterator in enumerate(map_):
                offsets.setdefault(iterator, 0)
                sizes.setdefault(iterator, value.type.get_dim_size(dimension))
        map_ = self.maps[self.number]
        offsets.update(zip(map_, offsets_of(self.insertion)))
        sizes.update(zip(map_, sizes_of(self.insertion)))
        return offsets, sizes


def fuse_consumers(root: AnyOp) -> bool:
    """Fuses the linalg ops that are the only use of a forall's result into the forall; whether there were any."""
    changed = False
    # Collected anew each time: fusing an op erases what is in it.
    while (consumer := next(filter(None, map(_consumer, collect(root, "linalg."))), None)) is not None:
        _fuse(consumer)
        changed = True
    while (unpack := next(filter(_is_fusible, collect(root, linalg.UnPackOp)), None)) is not None:
        _fuse_unpack(unpack)
        changed = True
    return changed


# linalg.unpack ---------------------------------------------------------------------------------------------------------


def _writes_whole_tiles(op: linalg.UnPackOp, put: tensor.ParallelInsertSliceOp) -> bool:
    tiles, rank = inner_positions(op), op.dest.type.rank
    starts = [_static(offset) for offset in offsets_of(put)[rank:]]
    return starts == [0] * len(tiles) and sizes_of(put)[rank:] == list(tiles.values())


def _unpacked_tile(op: linalg.UnPackOp, put: tensor.ParallelInsertSliceOp) -> tuple[list[Index], list[Index]]:
    """Offsets and sizes in the result of the whole tiles that ``put`` writes."""
    tiles, rank = inner_positions(op), op.dest.type.rank
    offsets, sizes = offsets_of(put), sizes_of(put)
    order = outer_permutation(op) or list(range(rank))
    at: list[Index] = [0] * rank
    shape: list[Index] = [0] * rank
    for position, dimension in enumerate(order):
        tile = tiles.get(dimension, 1)
        at[dimension] = scaled(offsets[position], tile)
        shape[dimension] = scaled(sizes[position], tile)
    return at, shape


def _is_fusible(op: linalg.UnPackOp) -> bool:
    """Whether each worker of the forall whose result is unpacked can unpack its own tiles."""
    forall = defining_op(op.source, scf.ForallOp)
    if forall is None or forall.operation.block != op.operation.block or len(forall.results) != 1:
        return False
    static = op.dest.type.has_static_shape and op.source.type.has_static_shape
    if not static or len(users(forall.results[0])) != 1 or not _writes_all(forall) or not _works_on_values(forall):
        return False
    # The last tile of a size that is no multiple of it is cut: a worker's slice would reach over the end.
    if math.prod(op.dest.type.shape) != math.prod(op.source.type.shape):
        return False
    return _writes_whole_tiles(op, insertions(forall)[0])


def _fuse_unpack(op: linalg.UnPackOp) -> None:
    """Replaces the forall by one whose workers unpack their tiles, at the op."""
    old = defining_op(op.source, scf.ForallOp)
    assert old is not None, "_is_fusible asks for it"
    put = insertions(old)[0]
    new = _with_results_of(op, old, [op.dest])
    output = new.inner_iter_args[0]
    with ir.InsertionPoint(new.body), op.location:
        tile = _unpacked_tile(op, put)
        part = extract(output, *tile)
        unpacked = linalg.UnPackOp(
            part.type, put.source, part, list(op.inner_dims_pos), [], list(op.static_inner_tiles),
            outer_dims_perm=outer_permutation(op) or None,
        ).results[0]  # fmt: skip
        end = scf.InParallelOp()
        with ir.InsertionPoint(end.block):
            parallel_insert(unpacked, output, *tile)
    _replace(op, old, new)


# Other linalg ops ------------------------------------------------------------------------------------------------------


def _writes_all(forall: scf.ForallOp) -> bool:
    """Whether workers write all elements of a forall's only result, by slices of its rank.

    Without this, elements of the forall's destination that no worker writes would never reach what comes behind it.
    """
    puts = insertions(forall)
    if len(puts) != 1 or not has_unit_strides(puts[0]) or puts[0].source.type.rank != puts[0].dest.type.rank:
        return False
    counts, written = trip_counts(forall), puts[0].source.type
    if counts is None or not written.has_static_shape:
        return False
    return math.prod(counts) * math.prod(written.shape) >= math.prod(forall.results[0].type.shape)


def _consumer(op: ir.OpView) -> _Consumer | None:
    """What there is to fuse of a linalg op, or None."""
    if not op.results or not all(isinstance(value.type, ir.RankedTensorType) for value in op.results):
        return None
    inputs = list(op.operands)[: len(op.operands) - len(op.results)]
    candidates = [
        (number, forall) for number, value in enumerate(inputs) if (forall := defining_op(value, scf.ForallOp))
    ]
    if not candidates or any(not value.type.has_static_shape for value in op.operands if _is_tensor(value)):
        return None
    number, forall = candidates[0]
    if forall.operation.block != op.operation.block or len(forall.results) != 1 or len(users(forall.results[0])) != 1:
        return None
    if not _writes_all(forall):
        return None
    maps = operand_maps(op)
    if maps is None or any(len(set(map_)) != len(map_) for map_ in maps) or not _works_on_values(forall):
        return None
    consumer = _Consumer(op, number, maps, forall, insertions(forall)[0])
    offsets, sizes = consumer.tile()
    # Workers that each had a part of a reduction would write the same elements.
    whole = {
        iterator: value.type.get_dim_size(d) for value, map_ in zip(inputs, maps) for d, iterator in enumerate(map_)
    }
    if any(
        (_static(offsets[i]), sizes[i]) != (0, whole[i])
        for i in whole
        if any(i not in map_ for map_ in maps[consumer.inputs :])
    ):
        return None
    return consumer


def _static(index: Index) -> Index:
    """The number of a constant index."""
    return index if isinstance(index, int) else static_or_value(index)


def _is_tensor(value: ir.Value) -> bool:
    return isinstance(value.type, ir.RankedTensorType)


def _works_on_values(forall: scf.ForallOp) -> bool:
    """Whether all ops in a forall only compute on values, so that it may run later than it stands."""
    moves = True

    def visit(op: ir.Operation) -> ir.WalkResult:
        nonlocal moves
        known = is_pure(op) or op.name.startswith(("iree_gpu.", "linalg.", "scf.", "tensor."))
        moves = moves and known and not any(isinstance(value.type, ir.MemRefType) for value in op.operands)
        return ir.WalkResult.ADVANCE if moves else ir.WalkResult.INTERRUPT

    forall.operation.walk(visit)
    return moves


def _with_results_of(op: ir.OpView, old: scf.ForallOp, inits: list[ir.Value]) -> scf.ForallOp:
    """A forall at ``op`` whose workers do what those of ``old`` did, for other results; its body is still to end."""
    with ir.InsertionPoint(op), old.location:
        bounds = upper_bounds(old)
        new = scf.ForallOp([0] * len(bounds), bounds, [1] * len(bounds), inits)
        set_mapping(new, mapping_of(old))
        for name in ("staticLowerBound", "staticUpperBound", "staticStep"):
            new.attributes[name] = old.attributes[name]
    for argument, value in zip(list(old.induction_variables), list(new.induction_variables)):
        argument.replace_all_uses_with(value)
    old.inner_iter_args[0].replace_all_uses_with(old.outputs[0])
    for each in body_ops(old.body):
        new.body.append(each)
    return new


def _replace(op: ir.OpView, old: scf.ForallOp, new: scf.ForallOp) -> None:
    """Replaces an op and the forall before it by the new forall, which needs nothing of what the old one started from."""
    for read in [user for user in users(old.outputs[0]) if isinstance(user, tensor.ExtractSliceOp)]:
        if read.operation.block == new.body and defining_op(old.outputs[0], tensor.EmptyOp) is not None:
            with ir.InsertionPoint(read), read.location:
                replace(read, [tensor.empty(list(read.result.type.shape), read.result.type.element_type)])
    replace(op, list(new.results))
    old.operation.erase()


def _fuse(consumer: _Consumer) -> None:
    """Replaces the forall by one that has the op's results, at the op."""
    op, old, put = consumer.op, consumer.forall, consumer.insertion
    new = _with_results_of(op, old, list(op.operands)[consumer.inputs :])
    # Behind this, so that offsets are those of the new loop.
    offsets, sizes = consumer.tile()
    with ir.InsertionPoint(new.body), op.location:
        operands: list[ir.Value] = []
        outputs = []
        values = [*list(op.operands)[: consumer.inputs], *new.inner_iter_args]
        for number, (value, map_) in enumerate(zip(values, consumer.maps)):
            if number == consumer.number:
                operands.append(put.source)
            elif not _is_tensor(value):
                operands.append(value)
            else:
                slice_ = [offsets[i] for i in map_], [sizes[i] for i in map_]
                operands.append(extract(value, *slice_))
                if number >= consumer.inputs:
                    outputs.append((value, slice_))
        tiled = clone_with_operands(op, operands)
        for result, operand in zip(tiled.results, operands[consumer.inputs :]):
            result.set_type(operand.type)
        _shift_indices(tiled, offsets)
        end = scf.InParallelOp()
        with ir.InsertionPoint(end.block):
            for result, (output, slice_) in zip(tiled.results, outputs):
                parallel_insert(result, output, *slice_)
    _replace(op, old, new)


def _shift_indices(tiled: ir.Operation, offsets: dict[int, Index]) -> None:
    """Adds the tile's offset to each linalg.index in the body of a tiled op."""
    for index in [each for each in tiled.regions[0].blocks[0] if isinstance(each, linalg.IndexOp)]:
        offset = offsets[index.dim.value]
        if offset == 0:
            continue
        with ir.InsertionPoint.after(index):
            shifted = apply_map(lambda a, b: a + b, index.result, as_value(offset))
        addition = shifted.owner
        assert isinstance(addition, ir.OpView)
        index.result.replace_all_uses_except(shifted, addition.operation)
