"""multi_mma of one intrinsic to amdgpu's op, and barriers to gpu's."""

from __future__ import annotations

from typing import Any

from gpuir.host import ir, module
from gpuir.transforms.iree_gpu.contraction import Contraction, Operand
from gpuir.transforms.registry import no_match, pattern, pattern_pass

__all__ = ["lower_barrier_region", "lower_multi_mma", "lower_value_barrier"]


@pattern("iree_gpu.multi_mma", name="iree.lower_multi_mma")
def lower_multi_mma(op: Any, rewriter: Any) -> Any:
    """A lane's share of one intrinsic becomes the amdgpu.mfma or amdgpu.wmma that ``kind`` names.

    An operand whose inner rank is above 1 goes through vector.shape_cast to the flat vector of the lane's registers, in
    row-major order, and the result back. Does not match tensors, an op with iterators, or vectors of the whole subgroup.
    """
    from gpuir.dialects import iree_gpu

    contraction = Contraction(op)
    if contraction.iterators:
        return no_match(
            "there are iterators left; iree.unroll_multi_mma and iree.drop_multi_mma_unit_dims take them away"
        )
    if not contraction.all_are(ir.VectorType):
        return no_match("operands are not all vectors; iree.vectorize_iree_gpu makes them")
    kind = op.kind
    if not isinstance(kind, iree_gpu.MMAAttr):
        return no_match(f"no single intrinsic for kind = {kind}")
    if op.lhs_permutation is not None or op.rhs_permutation is not None or op.acc_permutation is not None:
        return no_match("permutations belong to a subgroup's fragments")
    shares = [kind.elements(fragment)[1] for fragment in range(3)]
    if [operand.inner_elements for operand in contraction.operands] != shares:
        return no_match("operands are fragments of a subgroup; iree.distribute_multi_mma gives each lane its share")
    vector, amdgpu = module("dialects.vector"), module("dialects.amdgpu")

    def flat(operand: Operand) -> Any:
        if operand.type.rank == 1:
            return operand.value
        type_ = ir.VectorType.get([operand.inner_elements], operand.element_type)
        return vector.shape_cast(type_, operand.value)

    lhs, rhs, acc = map(flat, contraction.operands)
    if lhs.type.shape == [1]:
        lhs, rhs = (vector.extract(each, [], [0]) for each in (lhs, rhs))
    if kind.subgroup_size == 32:
        result = amdgpu.wmma(kind.m, kind.n, kind.k, lhs, rhs, acc)
    else:
        result = amdgpu.mfma(kind.m, kind.n, kind.k, lhs, rhs, acc)
    result = getattr(result, "result", result)
    if result.type != op.acc.type:
        result = vector.shape_cast(op.acc.type, result)
    rewriter.replace_op(op, [result])
    return None


@pattern("iree_gpu.value_barrier", name="iree.lower_value_barrier")
def lower_value_barrier(op: Any, rewriter: Any) -> Any:
    """One gpu.barrier in the place of a value_barrier on vectors, whose operands pass through. Does not match tensors."""
    if not all(isinstance(value.type, ir.VectorType) for value in op.inputs):
        return no_match("operands are not vectors")
    module("dialects.gpu").BarrierOp()
    rewriter.replace_op(op, list(op.inputs))
    return None


@pattern("iree_gpu.barrier_region", name="iree.lower_barrier_region")
def lower_barrier_region(op: Any, rewriter: Any) -> None:
    """The region's ops in the place of a barrier_region, between a value_barrier on its inputs and one on its results."""
    from gpuir.dialects import iree_gpu

    inputs = iree_gpu.value_barrier(list(op.inputs))
    inputs = [inputs] if isinstance(inputs, ir.Value) else list(inputs)
    block = op.regions[0].blocks[0]
    for argument, value in zip(list(block.arguments), inputs):
        argument.replace_all_uses_with(value)
    *body, end = [inner.operation for inner in block.operations]
    for inner in body:
        inner.move_before(op.operation)
    outputs = iree_gpu.value_barrier(list(end.operands))
    rewriter.replace_op(op, [outputs] if isinstance(outputs, ir.Value) else list(outputs))


pattern_pass(
    "iree-gpu-lower-ops",
    [lower_multi_mma, lower_value_barrier],
    summary="Lowers iree_gpu ops on vectors to amdgpu and gpu.",
)
