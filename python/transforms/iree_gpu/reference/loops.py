"""multi_mma with iterators to multi_mma ops of one intrinsic each: by loops on tensors, unrolled on vectors."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence

from gpuir.dialects import scf, tensor, vector
from gpuir.dialects.iree_gpu import MultiMmaOp
from gpuir.host import ir
from gpuir.passes.registry import NoMatch, no_match, pattern
from gpuir.passes.rewriter import PatternRewriter
from gpuir.transforms.iree_gpu.utils.indices import as_value, index_constant
from gpuir.transforms.iree_gpu.utils.multi_mma import MmaOperand, MultiMmaView, fragment_slice
from gpuir.transforms.iree_gpu.utils.slices import dimension_size

__all__ = ["loop_nest", "multi_mma_to_loops", "multi_mma_unroll"]


def loop_nest(
    bounds: Sequence[ir.Value], carried: ir.Value, body: Callable[[list[ir.Value], ir.Value], ir.Value]
) -> ir.Value:
    """scf.for loops from 0 to each bound around ``body(indices, carried)``, which returns what the loops carry on."""
    zero, one = index_constant(0), index_constant(1)

    def build(indices: list[ir.Value], value: ir.Value) -> ir.Value:
        if len(indices) == len(bounds):
            return body(indices, value)
        loop = scf.ForOp(zero, bounds[len(indices)], one, [value])
        with ir.InsertionPoint(loop.body):
            scf.yield_([build([*indices, loop.induction_variable], loop.inner_iter_args[0])])
        return loop.results[0]

    return build([], carried)


@pattern(MultiMmaOp, name="iree.multi_mma_to_loops")
def multi_mma_to_loops(op: MultiMmaOp, rewriter: PatternRewriter) -> NoMatch | None:
    """A multi_mma on tensors becomes scf.for loops, one for each iterator in order, around a single intrinsic.

    Outer sizes may be static or dynamic, the maps any projected permutations. In the loops each operand's fragment is
    a tensor.extract_slice without the outer dimensions, and the accumulator, which the loops carry, takes the result
    back by tensor.insert_slice. Does not match vectors or a multi_mma without iterators.
    """
    view = MultiMmaView(op)
    if not view.iterators:
        return no_match("there are no iterators")
    if not view.all_are(ir.RankedTensorType):
        return no_match("operands are not all tensors")
    firsts = [view.dimensions_of(iterator)[0] for iterator in range(view.iterators)]
    bounds = [as_value(dimension_size(operand.value, dimension)) for operand, dimension in firsts]

    def fragment(operand: MmaOperand, whole: ir.Value, indices: list[ir.Value]) -> ir.Value:
        values, offsets, sizes, strides = fragment_slice(operand, indices)
        type_ = ir.RankedTensorType.get(operand.inner_shape, operand.element_type)
        return tensor.extract_slice(type_, whole, values, [], [], offsets, sizes, strides)

    def single(indices: list[ir.Value], acc: ir.Value) -> ir.Value:
        lhs, rhs = fragment(view.lhs, op.lhs, indices), fragment(view.rhs, op.rhs, indices)
        result = view.single(lhs, rhs, fragment(view.acc, acc, indices))
        values, offsets, sizes, strides = fragment_slice(view.acc, indices)
        return tensor.insert_slice(result, acc, values, [], [], offsets, sizes, strides)

    rewriter.replace_op(op, [loop_nest(bounds, op.acc, single)])
    return None


@pattern(MultiMmaOp, name="iree.multi_mma_unroll")
def multi_mma_unroll(op: MultiMmaOp, rewriter: PatternRewriter) -> NoMatch | None:
    """A multi_mma on vectors becomes one intrinsic for every point of its iteration space.

    Fragments are taken by vector.extract without the outer dimensions and put back by vector.insert. The accumulator's
    fragment runs through all points of the reduction, in the order of the iterators, before it is put back. Does not
    match tensors or a multi_mma without iterators.
    """
    view = MultiMmaView(op)
    if not view.iterators:
        return no_match("there are no iterators")
    if not view.all_are(ir.VectorType):
        return no_match("operands are not all vectors")
    bounds = view.static_bounds()
    parallel = [i for i in range(len(bounds)) if i in view.acc.outer]
    reductions = [i for i in range(len(bounds)) if i not in view.acc.outer]

    def fragment(operand: MmaOperand, whole: ir.Value, point: dict[int, int]) -> ir.Value:
        return vector.extract(whole, [], [point[i] for i in operand.outer]) if operand.outer else whole

    result = op.acc
    for outer in itertools.product(*(range(bounds[i]) for i in parallel)):
        point = dict(zip(parallel, outer))
        acc = fragment(view.acc, result, point)
        for inner in itertools.product(*(range(bounds[i]) for i in reductions)):
            point.update(zip(reductions, inner))
            acc = view.single(fragment(view.lhs, op.lhs, point), fragment(view.rhs, op.rhs, point), acc)
        position = [point[i] for i in view.acc.outer]
        result = vector.insert(acc, result, [], position) if position else acc
    rewriter.replace_op(op, [result])
    return None
