"""iree_gpu's ops on statically shaped tensors, on vectors: whole tensors are read, and results written back."""

from __future__ import annotations

from typing import Any

from gpuir.host import ir, module
from gpuir.passes.registry import no_match, pattern, pattern_pass
from gpuir.transforms.iree_gpu.contraction import Contraction, index_constant, like

__all__ = ["read_tensor", "vectorize_iree_gpu", "vectorize_multi_mma", "vectorize_value_barrier", "write_tensor"]


def _static(value: Any) -> bool:
    return isinstance(value.type, ir.RankedTensorType) and value.type.has_static_shape


def read_tensor(value: Any) -> Any:
    """The whole tensor as a vector."""
    element = value.type.element_type
    zero = ir.IntegerAttr.get(element, 0) if isinstance(element, ir.IntegerType) else ir.FloatAttr.get(element, 0.0)
    padding = module("dialects.arith").constant(element, zero)
    rank = value.type.rank
    return module("dialects.vector").TransferReadOp(
        ir.VectorType.get(value.type.shape, element), value, [index_constant(0)] * rank,
        ir.AffineMap.get_identity(rank), padding, ir.ArrayAttr.get([ir.BoolAttr.get(True)] * rank),
    ).result  # fmt: skip


def write_tensor(vector: Any, into: Any) -> Any:
    """The vector as the whole of a tensor."""
    rank = into.type.rank
    return module("dialects.vector").TransferWriteOp(
        into.type, vector, into, [index_constant(0)] * rank, ir.AffineMap.get_identity(rank),
        ir.ArrayAttr.get([ir.BoolAttr.get(True)] * rank),
    ).result  # fmt: skip


@pattern("iree_gpu.multi_mma", name="iree.vectorize_multi_mma")
def vectorize_multi_mma(op: Any, rewriter: Any) -> Any:
    """A multi_mma on static tensors between a transfer_read of each operand and a transfer_write into the accumulator."""
    contraction = Contraction(op)
    if not all(_static(operand.value) for operand in contraction.operands):
        return no_match("operands are not all tensors of static shapes")
    result = like(op, *(read_tensor(operand.value) for operand in contraction.operands))
    rewriter.replace_op(op, [write_tensor(result, op.acc)])
    return None


@pattern("iree_gpu.value_barrier", name="iree.vectorize_value_barrier")
def vectorize_value_barrier(op: Any, rewriter: Any) -> Any:
    """A value_barrier on static tensors between transfer_reads of its inputs and transfer_writes into empty tensors."""
    from gpuir.dialects import iree_gpu

    inputs = list(op.inputs)
    if not all(map(_static, inputs)):
        return no_match("inputs are not all tensors of static shapes")
    held = iree_gpu.value_barrier([read_tensor(value) for value in inputs])
    held = [held] if isinstance(held, ir.Value) else list(held)
    tensor = module("dialects.tensor")
    rewriter.replace_op(
        op,
        [
            write_tensor(vector, tensor.empty(value.type.shape, value.type.element_type))
            for vector, value in zip(held, inputs)
        ],
    )
    return None


@pattern(["iree_gpu.multi_mma", "iree_gpu.value_barrier"], name="iree.vectorize_iree_gpu")
def vectorize_iree_gpu(op: Any, rewriter: Any) -> Any:
    """Both of them under the name that transform scripts have for them."""
    each = vectorize_multi_mma if op.operation.name == "iree_gpu.multi_mma" else vectorize_value_barrier
    return each(op, rewriter)


pattern_pass(
    "iree-gpu-vectorize-ops",
    [vectorize_multi_mma, vectorize_value_barrier],
    summary="Takes iree_gpu ops on static tensors to vectors.",
)
