"""multi_mma of one intrinsic to amdgpu's op, and barriers to gpu's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gpuir.dialects.iree_gpu.nvidia import NvMMAAttr, NvWgmmaAttr
from gpuir.host import ir, module
from gpuir.passes.registry import NoMatch, apply_patterns, no_match, pass_, pattern
from gpuir.transforms.iree_gpu.contraction import Contraction
from gpuir.transforms.iree_gpu.data_tiled import data_tiled_intrinsics
from gpuir.transforms.iree_gpu.intrinsics import intrinsic_attributes, unflat
from gpuir.transforms.iree_gpu.nvidia import MmaSyncPlan
from gpuir.transforms.iree_gpu.rewriting import Prototype
from gpuir.transforms.iree_gpu.wgmma import check_wgmma, lower_wgmma, reads_tensors

__all__ = ["lower_barrier_region", "lower_multi_mma", "lower_value_barrier"]


class _Plan:
    """How multi_mma ops of one kind, and of operands of the same types, are lowered to a single intrinsic."""

    def __init__(self, kind: Any, operands: Sequence[Any], shares: Sequence[int]):
        name, attributes = intrinsic_attributes(kind)
        flat = [ir.VectorType.get([o.inner_elements], o.element_type) for o in operands]
        #: What makes operands flat that are not, and a scalar of a single register; the same for the result.
        self.before: list[tuple[int, Prototype]] = []
        self.after: Prototype | None = None
        for index, operand in enumerate(operands):
            if operand.type.rank != 1:
                self.before.append((index, Prototype("vector.shape_cast", [flat[index]], [operand.type], {})))
        if operands[2].type.rank != 1:
            self.after = Prototype("vector.shape_cast", [operands[2].type], [flat[2]], {})
        taken: list[Any] = list(flat)
        if shares[0] == 1:
            first = {"static_position": ir.DenseI64ArrayAttr.get([0])}
            for index in (0, 1):
                taken[index] = operands[index].element_type
                self.before.append((index, Prototype("vector.extract", [taken[index]], [flat[index]], first)))
        self.intrinsic = Prototype(name, [flat[2]], taken, attributes)

    def build(self, operands: list[Any], location: Any, place: Any) -> Any:
        """The op of these lhs, rhs and acc that stands for the multi_mma."""
        for index, prototype in self.before:
            operands[index] = prototype.build((operands[index],), location, place).result
        op = self.intrinsic.build(operands, location, place)
        return op if self.after is None else self.after.build((op.result,), location, place)


class _Plans:
    """Plans for the ops of one context, the last that was asked for: plans have ops, which keep it alive.

    They are found by kind, indexing maps and the operands' types.
    """

    def __init__(self) -> None:
        self.context: Any = None
        self.found: dict[Any, Any] = {}

    def make(self, key: Any, op: Any) -> Any:
        """The plan for an op, or the reason why there is none, or None where its operands' ops matter too."""
        context = op.context
        if self.context is not context:
            self.found.clear()
            self.context = context
        with context, ir.Location.unknown():
            plan = self.found[key] = _plan(op.opview)
        return plan


_plans = _Plans()
_found = _plans.found


def _plan(op: Any) -> _Plan | MmaSyncPlan | NoMatch | None:
    from gpuir.dialects import iree_gpu

    contraction = Contraction(op)
    if contraction.iterators:
        return no_match(
            "there are iterators left; iree.unroll_multi_mma and iree.drop_multi_mma_unit_dims take them away"
        )
    if not contraction.all_are(ir.VectorType):
        return no_match("operands are not all vectors; iree.vectorize_iree_gpu makes them")
    kind = op.kind
    shares = [kind.elements(fragment)[1] for fragment in range(3)]
    if [operand.inner_elements for operand in contraction.operands] != shares:
        return no_match("operands are fragments of a subgroup; iree.distribute_multi_mma gives each lane its share")
    if isinstance(kind, (iree_gpu.DataTiledMMAAttr, NvWgmmaAttr)):
        return None
    if isinstance(kind, NvMMAAttr):
        return MmaSyncPlan(kind)
    plan = _Plan(kind, contraction.operands, shares)
    return plan if plan.before or plan.after else plan.intrinsic


@pattern("iree_gpu.multi_mma", name="iree.lower_multi_mma", ambient=False)
def lower_multi_mma(op: Any, rewriter: Any, location: Any) -> Any:
    """A lane's share of one intrinsic becomes the amdgpu.mfma, amdgpu.wmma or nvgpu.mma.sync that ``kind`` names.

    An operand whose inner rank is above 1 goes through vector.shape_cast to the flat vector of the lane's registers, in
    row-major order, and the result back. A data-tiled kind becomes as many as it unrolls to, reductions innermost. Does
    not match tensors, an op with iterators, or vectors of the whole subgroup.
    """
    operation = op.operation
    lhs, rhs, acc = operation.operands
    attributes = operation.attributes
    key = attributes["kind"], attributes["indexing_maps"], lhs.type, rhs.type, acc.type
    try:
        plan = _found[key]
    except KeyError:
        plan = _plans.make(key, operation)
    if plan.__class__ is Prototype or plan.__class__ is _Plan:
        rewriter.replace_op(operation, plan.build([lhs, rhs, acc], location, rewriter.ip))
        return None
    if isinstance(plan, NoMatch):
        return plan
    with rewriter.ip, location:
        if plan is None and isinstance(op.kind, NvWgmmaAttr):
            if reads_tensors(op):
                return no_match("lhs or rhs are read from tensors; wgmma reads memory: bufferize first")
            result = lower_wgmma(op)
        elif plan is None:
            result = unflat(data_tiled_intrinsics(op.kind, lhs, rhs, acc), acc.type)
        else:
            result = plan.build(lhs, rhs, acc)
    rewriter.replace_op(operation, [result])
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
def lower_barrier_region(op: Any, rewriter: Any) -> Any:
    """The region's ops in the place of a barrier_region, between a value_barrier on its inputs and one on its results.

    Without inputs only the latter. Does not match where inputs or results are neither all tensors nor all vectors.
    """
    block = op.regions[0].blocks[0]
    *body, end = [inner.operation for inner in block.operations]
    inputs, outputs = list(op.inputs), list(end.operands)
    for values in (inputs, outputs):
        kinds = {ir.VectorType if isinstance(v.type, ir.VectorType) else type(v.type) for v in values}
        if len(kinds) > 1 or not kinds <= {ir.RankedTensorType, ir.VectorType}:
            return no_match("inputs and results must be all tensors or all vectors, as value_barrier takes them")
    for argument, value in zip(list(block.arguments), _synchronized(inputs)):
        argument.replace_all_uses_with(value)
    for inner in body:
        inner.move_before(op.operation)
    rewriter.replace_op(op, _synchronized(list(end.operands)))
    return None


def _synchronized(values: list[Any]) -> list[Any]:
    """The values behind a value_barrier, if there are any."""
    from gpuir.dialects import iree_gpu

    if not values:
        return []
    results = iree_gpu.value_barrier(values)
    return [results] if isinstance(results, ir.Value) else list(results)


@pass_("iree-gpu-lower-ops", summary="Lowers iree_gpu ops on vectors to amdgpu, nvgpu and gpu.")
def lower_ops(op: Any) -> None:
    """Lowers multi_mma and value_barrier on vectors; an error where wgmma cannot read an operand, and nothing has changed."""
    check_wgmma(op)
    apply_patterns(op, [lower_multi_mma, lower_value_barrier])
