"""Unrolls multi_mma on vectors to one op per point of its iteration space, and drops outer unit dimensions."""

from __future__ import annotations

import itertools

from gpuir.dialects import vector
from gpuir.dialects.iree_gpu import MultiMmaOp
from gpuir.host import ir
from gpuir.passes.registry import NoMatch, no_match, pattern, pattern_pass
from gpuir.passes.rewriter import PatternRewriter
from gpuir.transforms.iree_gpu.utils.multi_mma import MmaOperand, MultiMmaView, multi_mma_like
from gpuir.transforms.iree_gpu.utils.vectors import zeros

__all__ = ["drop_multi_mma_unit_dims", "unroll_multi_mma"]


def _why_not_on_vectors(view: MultiMmaView) -> NoMatch | None:
    if not view.iterators:
        return no_match("there are no iterators")
    if not view.all_are(ir.VectorType):
        return no_match("operands are not all vectors")
    return None


@pattern(MultiMmaOp, name="iree.unroll_multi_mma")
def unroll_multi_mma(op: MultiMmaOp, rewriter: PatternRewriter) -> NoMatch | None:
    """A multi_mma on vectors becomes one multi_mma for every point of its iteration space, with outer bounds of 1.

    Operands are taken by vector.extract_strided_slice. Reductions go outermost, so that neighbours do not depend on each
    other: all parallel points of the first step, then those of the next one, which accumulate into their results. These are
    put together by vector.insert_strided_slice into zeros. Does not match tensors, or where all bounds are 1.
    """
    view = MultiMmaView(op)
    reason = _why_not_on_vectors(view)
    if reason is not None:
        return reason
    bounds = view.static_bounds()
    if all(bound == 1 for bound in bounds):
        return no_match("the iteration space is one point")
    acc = view.acc
    order = [i for i in range(len(bounds)) if i not in acc.outer] + [i for i in range(len(bounds)) if i in acc.outer]

    def slice_of(operand: MmaOperand, point: dict[int, int]) -> ir.Value:
        if not operand.outer:
            return operand.value
        # Inner dimensions are taken whole, and so need not be named.
        ones = [1] * len(operand.outer)
        type_ = ir.VectorType.get(ones + operand.inner_shape, operand.element_type)
        return vector.extract_strided_slice(type_, operand.value, [point[i] for i in operand.outer], ones, ones)

    results: dict[tuple[int, ...], ir.Value] = {}
    for numbers in itertools.product(*(range(bounds[i]) for i in order)):
        point = dict(zip(order, numbers))
        lhs, rhs = slice_of(view.lhs, point), slice_of(view.rhs, point)
        offsets = tuple([point[i] for i in acc.outer] + [0] * len(acc.inner_shape))
        init = results[offsets] if offsets in results else slice_of(acc, point)
        results[offsets] = multi_mma_like(op, lhs, rhs, init)
    whole = zeros(op.acc.type)
    for offsets, value in results.items():
        whole = vector.insert_strided_slice(value, whole, list(offsets), [1] * len(offsets))
    rewriter.replace_op(op, [whole])
    return None


@pattern(MultiMmaOp, name="iree.drop_multi_mma_unit_dims")
def drop_multi_mma_unit_dims(op: MultiMmaOp, rewriter: PatternRewriter) -> NoMatch | None:
    """A multi_mma on vectors whose outer bounds are all 1 loses its outer dimensions, maps and iterators.

    Operands go through vector.extract, the result back through vector.broadcast; permutations are kept. Does not match
    tensors, other bounds, or an op without iterators.
    """
    view = MultiMmaView(op)
    reason = _why_not_on_vectors(view)
    if reason is not None:
        return reason
    if any(bound != 1 for bound in view.static_bounds()):
        return no_match("not all outer bounds are 1")

    def inner(operand: MmaOperand) -> ir.Value:
        return vector.extract(operand.value, [], [0] * len(operand.outer)) if operand.outer else operand.value

    result = view.single(inner(view.lhs), inner(view.rhs), inner(view.acc))
    if view.acc.outer:
        result = vector.broadcast(op.acc.type, result)
    rewriter.replace_op(op, [result])
    return None


pattern_pass(
    "iree-gpu-unroll-to-intrinsics",
    [unroll_multi_mma, drop_multi_mma_unit_dims],
    summary="Unrolls multi_mma on vectors to single intrinsics.",
)
