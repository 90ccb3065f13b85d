"""multi_mma on vectors: unrolled to one op for each point of its iteration space, and rid of outer unit dimensions."""

from __future__ import annotations

import itertools
from typing import Any

from gpuir.host import ir, module
from gpuir.passes.registry import no_match, pattern, pattern_pass
from gpuir.transforms.iree_gpu.contraction import Contraction, Operand, like

__all__ = ["drop_multi_mma_unit_dims", "unroll_multi_mma"]


@pattern("iree_gpu.multi_mma", name="iree.unroll_multi_mma")
def unroll_multi_mma(op: Any, rewriter: Any) -> Any:
    """A multi_mma on vectors becomes one multi_mma for every point of its iteration space, with outer bounds of 1.

    Operands are taken by vector.extract_strided_slice. Reductions go outermost, so that neighbours do not depend on each
    other: all parallel points of the first step, then those of the next one, which accumulate into their results. These are
    put together by vector.insert_strided_slice into zeros. Does not match tensors, or where all bounds are 1.
    """
    contraction = Contraction(op)
    if not contraction.iterators:
        return no_match("there are no iterators")
    if not contraction.all_are(ir.VectorType):
        return no_match("operands are not all vectors")
    bounds = contraction.static_bounds()
    if all(bound == 1 for bound in bounds):
        return no_match("the iteration space is one point")
    vector = module("dialects.vector")
    acc = contraction.acc
    order = [i for i in range(len(bounds)) if i not in acc.outer] + [i for i in range(len(bounds)) if i in acc.outer]

    def slice_of(operand: Operand, point: dict[int, int]) -> Any:
        if not operand.outer:
            return operand.value
        # Inner dimensions are taken whole, and so need not be named.
        ones = [1] * len(operand.outer)
        type_ = ir.VectorType.get(ones + operand.inner_shape, operand.element_type)
        return vector.extract_strided_slice(type_, operand.value, [point[i] for i in operand.outer], ones, ones)

    results: dict[tuple[int, ...], Any] = {}
    for numbers in itertools.product(*(range(bounds[i]) for i in order)):
        point = dict(zip(order, numbers))
        lhs, rhs = slice_of(contraction.lhs, point), slice_of(contraction.rhs, point)
        at = tuple(_offsets(acc, point))
        start = results[at] if at in results else slice_of(acc, point)
        results[at] = like(op, lhs, rhs, start)
    type_ = op.acc.type
    zero = _zero(type_.element_type)
    whole = module("dialects.arith").constant(type_, ir.DenseElementsAttr.get_splat(type_, zero))
    for at, value in results.items():
        whole = vector.insert_strided_slice(value, whole, list(at), [1] * len(at))
    rewriter.replace_op(op, [whole])
    return None


def _offsets(operand: Operand, point: dict[int, int]) -> list[int]:
    return [point[i] for i in operand.outer] + [0] * len(operand.inner_shape)


def _zero(element: Any) -> Any:
    if isinstance(element, ir.IntegerType):
        return ir.IntegerAttr.get(element, 0)
    return ir.FloatAttr.get(element, 0.0)


@pattern("iree_gpu.multi_mma", name="iree.drop_multi_mma_unit_dims")
def drop_multi_mma_unit_dims(op: Any, rewriter: Any) -> Any:
    """A multi_mma on vectors whose outer bounds are all 1 loses its outer dimensions, maps and iterators.

    Operands go through vector.extract, the result back through vector.broadcast; permutations are kept. Does not match
    tensors, other bounds, or an op without iterators.
    """
    contraction = Contraction(op)
    if not contraction.iterators:
        return no_match("there are no iterators")
    if not contraction.all_are(ir.VectorType):
        return no_match("operands are not all vectors")
    if any(bound != 1 for bound in contraction.static_bounds()):
        return no_match("not all outer bounds are 1")
    vector = module("dialects.vector")

    def inner(operand: Operand) -> Any:
        return vector.extract(operand.value, [], [0] * len(operand.outer)) if operand.outer else operand.value

    result = contraction.single(*(inner(operand) for operand in contraction.operands))
    if contraction.acc.outer:
        result = vector.broadcast(op.acc.type, result)
    rewriter.replace_op(op, [result])
    return None


pattern_pass(
    "iree-gpu-unroll-to-intrinsics",
    [unroll_multi_mma, drop_multi_mma_unit_dims],
    summary="Unrolls multi_mma on vectors to single intrinsics.",
)
