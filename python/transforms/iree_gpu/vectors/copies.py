"""Vectorizes copies to workgroup memory: loaded before the barrier, stored after it."""

from __future__ import annotations

from gpuir.dialects import linalg, scf, tensor, vector
from gpuir.dialects.iree_gpu import BarrierRegionOp
from gpuir.host import AnyOp, ir
from gpuir.passes.registry import pass_
from gpuir.transforms.iree_gpu.utils.elementwise import Elementwise, elementwise
from gpuir.transforms.iree_gpu.utils.indices import as_value, constant_index, index_constant
from gpuir.transforms.iree_gpu.utils.rewriting import (
    body_ops,
    clone_with_operands,
    collect,
    defining_op,
    replace,
    terminator,
    tidy,
)
from gpuir.transforms.iree_gpu.utils.slices import has_unit_strides, offsets_of
from gpuir.transforms.iree_gpu.utils.vectors import read_tensor, trues

__all__ = ["unroll_copies", "vectorize_copies"]

#: Ops without effects, which may be before a barrier_region as well as in it.
_PURE = ("affine.", "arith.", "tensor.", "vector.", "linalg.pack", "linalg.transpose")


@pass_("iree-gpu-unroll-copies")
def unroll_copies(op: AnyOp) -> None:
    """Unrolls loops that have the attribute ``unroll_loop`` and constant bounds, as loops of copies do."""
    for loop in reversed(collect(op, scf.ForOp)):
        bounds = [constant_index(value) for value in (loop.lowerBound, loop.upperBound, loop.step)]
        static = [bound for bound in bounds if bound is not None]
        if "unroll_loop" not in loop.attributes or len(static) != len(bounds):
            continue
        carried = list(loop.initArgs)
        with loop.location, ir.InsertionPoint(loop):
            for number in range(*static):
                carried = _cloned_body(loop, index_constant(number), carried)
        replace(loop, carried)
    tidy(op)


def _cloned_body(loop: scf.ForOp, index: ir.Value, carried: list[ir.Value]) -> list[ir.Value]:
    """Clones one iteration of a loop's body at the insertion point; returns what it yields."""
    values = dict(zip(list(loop.body.arguments), [index, *carried]))
    for op in body_ops(loop.body):
        clone = clone_with_operands(op, [values.get(value, value) for value in op.operands])
        values.update(zip(list(op.results), list(clone.results)))
    return [values.get(value, value) for value in terminator(loop.body).operands]


@pass_("iree-gpu-vectorize-copies")
def vectorize_copies(op: AnyOp) -> None:
    """Turns slices that are put into a barrier_region's tensors into vectors, read before the region and written in it.

    The loads of a step are then in flight while other threads still work on the step before.
    """
    for region in collect(op, BarrierRegionOp):
        for insertion in collect(region, tensor.InsertSliceOp):
            _vectorize(insertion)
        _read_before(region)
    tidy(op)


def _vectorize(insertion: tensor.InsertSliceOp) -> None:
    """Replaces a tensor.insert_slice of static size by a transfer_read and transfer_write; of a transpose by the vector's."""
    source, dest = insertion.source, insertion.dest
    type_, sizes = source.type, list(insertion.static_sizes)
    rank = type_.rank
    if not has_unit_strides(insertion) or not type_.has_static_shape:
        return
    if sizes != [1] * (len(sizes) - rank) + list(type_.shape):
        return
    with insertion.location, ir.InsertionPoint(insertion):
        offsets = [as_value(offset) for offset in offsets_of(insertion)]
        transpose = defining_op(source, linalg.TransposeOp)
        if transpose is not None:
            read = read_tensor(transpose.input)
            value: ir.Value = vector.transpose(
                ir.VectorType.get(type_.shape, type_.element_type), read, list(transpose.permutation)
            )
        else:
            value = read_tensor(source)
        outer = dest.type.rank
        map_ = ir.AffineMap.get(outer, 0, [ir.AffineDimExpr.get(d) for d in range(outer - rank, outer)])
        written = vector.TransferWriteOp(dest.type, value, dest, offsets, map_, trues(rank)).results[0]
    replace(insertion, [written])


def _read_before(region: BarrierRegionOp) -> None:
    """Moves what does not depend on the region's tensors before it."""
    block = region.region.blocks[0]
    dependent: set[ir.Value] = set(block.arguments)
    for op in body_ops(block):
        pure = isinstance(elementwise(op), Elementwise) or (not len(op.regions) and op.name.startswith(_PURE))
        if not pure or any(value in dependent for value in op.operands):
            dependent.update(op.results)
        else:
            op.move_before(region)
