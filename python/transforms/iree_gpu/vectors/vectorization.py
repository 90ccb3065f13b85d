"""Vectorizes iree_gpu's ops on statically shaped tensors: whole tensors are read, and results written back."""

from __future__ import annotations

from gpuir.dialects import tensor
from gpuir.dialects.iree_gpu import MultiMmaOp, ValueBarrierOp
from gpuir.host import ir
from gpuir.passes.registry import NoMatch, no_match, pattern, pattern_pass
from gpuir.passes.rewriter import PatternRewriter
from gpuir.transforms.iree_gpu.lowering.barriers import value_barrier
from gpuir.transforms.iree_gpu.utils.multi_mma import MultiMmaView, multi_mma_like
from gpuir.transforms.iree_gpu.utils.vectors import read_tensor, write_tensor

__all__ = ["vectorize_iree_gpu", "vectorize_multi_mma", "vectorize_value_barrier"]


def _is_static_tensor(value: ir.Value) -> bool:
    return isinstance(value.type, ir.RankedTensorType) and value.type.has_static_shape


@pattern(MultiMmaOp, name="iree.vectorize_multi_mma")
def vectorize_multi_mma(op: MultiMmaOp, rewriter: PatternRewriter) -> NoMatch | None:
    """Vectorizes a multi_mma on static tensors: transfer_reads of the operands, a transfer_write into the accumulator."""
    values = [operand.value for operand in MultiMmaView(op).operands]
    if not all(map(_is_static_tensor, values)):
        return no_match("operands are not all tensors of static shapes")
    lhs, rhs, acc = map(read_tensor, values)
    rewriter.replace_op(op, [write_tensor(multi_mma_like(op, lhs, rhs, acc), op.acc)])
    return None


@pattern(ValueBarrierOp, name="iree.vectorize_value_barrier")
def vectorize_value_barrier(op: ValueBarrierOp, rewriter: PatternRewriter) -> NoMatch | None:
    """Vectorizes a value_barrier on static tensors: transfer_reads of its inputs, transfer_writes into empty tensors."""
    inputs = list(op.inputs)
    if not all(map(_is_static_tensor, inputs)):
        return no_match("inputs are not all tensors of static shapes")
    results = value_barrier([read_tensor(value) for value in inputs])
    empties = [tensor.empty(value.type.shape, value.type.element_type) for value in inputs]
    rewriter.replace_op(op, [write_tensor(result, empty) for result, empty in zip(results, empties)])
    return None


@pattern([MultiMmaOp, ValueBarrierOp], name="iree.vectorize_iree_gpu")
def vectorize_iree_gpu(op: MultiMmaOp | ValueBarrierOp, rewriter: PatternRewriter) -> NoMatch | None:
    """Both patterns, under the name that transform scripts have for them."""
    each = vectorize_multi_mma if isinstance(op, MultiMmaOp) else vectorize_value_barrier
    return each(op, rewriter)


pattern_pass(
    "iree-gpu-vectorize-ops",
    [vectorize_multi_mma, vectorize_value_barrier],
    summary="Takes iree_gpu ops on static tensors to vectors.",
)
