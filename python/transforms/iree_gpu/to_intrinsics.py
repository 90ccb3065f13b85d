"""multi_mma with iterators, to multi_mma ops of one intrinsic each."""

from __future__ import annotations

import itertools
from typing import Any

from gpuir.host import ir, module
from gpuir.passes.registry import no_match, pattern
from gpuir.transforms.iree_gpu.contraction import Contraction, Operand, index_constant, inner_slice

__all__ = ["multi_mma_to_loops", "multi_mma_unroll"]


@pattern("iree_gpu.multi_mma", name="iree.multi_mma_to_loops")
def multi_mma_to_loops(op: Any, rewriter: Any) -> Any:
    """A multi_mma on tensors becomes scf.for loops, one for each iterator in order, around a single intrinsic.

    Outer sizes may be static or dynamic, the maps any projected permutations. In the loops each operand's fragment is
    a tensor.extract_slice without the outer dimensions, and the accumulator, which the loops carry, takes the result
    back by tensor.insert_slice. Does not match vectors or a multi_mma without iterators.
    """
    contraction = Contraction(op)
    if not contraction.iterators:
        return no_match("there are no iterators")
    if not contraction.all_are(ir.RankedTensorType):
        return no_match("operands are not all tensors")
    scf, tensor = module("dialects.scf"), module("dialects.tensor")
    zero, one = index_constant(0), index_constant(1)
    bounds = [_bound(*contraction.where(i)[0]) for i in range(contraction.iterators)]

    def fragment(operand: Operand, whole: Any, indices: list[Any]) -> Any:
        values, offsets, sizes, strides = inner_slice(operand, indices)
        type_ = ir.RankedTensorType.get(operand.inner_shape, operand.element_type)
        return tensor.extract_slice(type_, whole, values, [], [], offsets, sizes, strides)

    def nest(indices: list[Any], acc: Any) -> Any:
        """Builds the loops that are still missing around ``indices``; returns the accumulator after them."""
        if len(indices) == len(bounds):
            lhs = fragment(contraction.lhs, op.lhs, indices)
            rhs = fragment(contraction.rhs, op.rhs, indices)
            result = contraction.single(lhs, rhs, fragment(contraction.acc, acc, indices))
            values, offsets, sizes, strides = inner_slice(contraction.acc, indices)
            return tensor.insert_slice(result, acc, values, [], [], offsets, sizes, strides)
        loop = scf.ForOp(zero, bounds[len(indices)], one, [acc])
        with ir.InsertionPoint(loop.body):
            scf.yield_([nest([*indices, loop.induction_variable], loop.inner_iter_args[0])])
        return loop.results[0]

    rewriter.replace_op(op, [nest([], op.acc)])
    return None


def _bound(operand: Operand, dimension: int) -> Any:
    """Size of an outer dimension as an index value."""
    if operand.type.is_dynamic_dim(dimension):
        return module("dialects.tensor").dim(operand.value, index_constant(dimension))
    return index_constant(operand.type.get_dim_size(dimension))


@pattern("iree_gpu.multi_mma", name="iree.multi_mma_unroll")
def multi_mma_unroll(op: Any, rewriter: Any) -> Any:
    """A multi_mma on vectors becomes one intrinsic for every point of its iteration space.

    Fragments are taken by vector.extract without the outer dimensions and put back by vector.insert. The accumulator's
    fragment runs through all points of the reduction, in the order of the iterators, before it is put back. Does not
    match tensors or a multi_mma without iterators.
    """
    contraction = Contraction(op)
    if not contraction.iterators:
        return no_match("there are no iterators")
    if not contraction.all_are(ir.VectorType):
        return no_match("operands are not all vectors")
    vector = module("dialects.vector")
    bounds = contraction.static_bounds()
    kept = [i for i in range(len(bounds)) if i in contraction.acc.outer]
    summed = [i for i in range(len(bounds)) if i not in contraction.acc.outer]

    def fragment(operand: Operand, whole: Any, point: dict[int, int]) -> Any:
        return vector.extract(whole, [], [point[i] for i in operand.outer]) if operand.outer else whole

    result = op.acc
    for outer in itertools.product(*(range(bounds[i]) for i in kept)):
        point = dict(zip(kept, outer))
        acc = fragment(contraction.acc, result, point)
        for inner in itertools.product(*(range(bounds[i]) for i in summed)):
            point.update(zip(summed, inner))
            lhs = fragment(contraction.lhs, op.lhs, point)
            rhs = fragment(contraction.rhs, op.rhs, point)
            acc = contraction.single(lhs, rhs, acc)
        position = [point[i] for i in contraction.acc.outer]
        result = vector.insert(acc, result, [], position) if position else acc
    rewriter.replace_op(op, [result])
    return None
