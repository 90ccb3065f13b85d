"""multi_mma of one intrinsic to amdgpu's op, and barriers to gpu's."""

from __future__ import annotations

import dataclasses
from typing import Any

from gpuir.dialects.iree_gpu.nvidia import NvMMAAttr
from gpuir.host import ir, module
from gpuir.transforms.iree_gpu.contraction import Contraction
from gpuir.transforms.iree_gpu.data_tiled import data_tiled_intrinsics
from gpuir.transforms.iree_gpu.intrinsics import intrinsic_attributes, unflat
from gpuir.transforms.registry import NoMatch, no_match, pattern, pattern_pass

__all__ = ["lower_barrier_region", "lower_multi_mma", "lower_value_barrier"]


@dataclasses.dataclass(frozen=True)
class _Plan:
    """How multi_mma ops of one kind, and of operands of the same types, are lowered to a single intrinsic."""

    #: Flat types of operands that are not flat, and the result's type where it is not flat.
    casts: tuple[Any, Any, Any]
    scalar: bool
    name: str
    attributes: dict[str, Any]

    def build(self, lhs: Any, rhs: Any, acc: Any) -> Any:
        wanted = acc.type
        if self.casts != (None, None, None):
            vector = module("dialects.vector")
            lhs, rhs, acc = (
                value if type_ is None else vector.shape_cast(type_, value)
                for value, type_ in zip((lhs, rhs, acc), self.casts)
            )
        if self.scalar:
            # A single register is a scalar there.
            lhs, rhs = (module("dialects.vector").extract(each, [], [0]) for each in (lhs, rhs))
        result = ir.Operation.create(
            self.name, results=[acc.type], operands=[lhs, rhs, acc], attributes=self.attributes
        ).results[0]
        return unflat(result, wanted)


class _NvPlan:
    """nvgpu.mma.sync for NVIDIA's kinds: registers in rows of what one 32-bit register holds.

    A lane's share of lhs is (half of the rows, half of k, neighbours along k); the instruction counts halves of rows first.
    """

    def __init__(self, kind: Any):
        self.shape = [kind.m, kind.n, kind.k]
        self.tf32 = str(kind.intrinsic.value).endswith("TF32")
        self.width = kind.layout("rhs").element[0]

    def build(self, lhs: Any, rhs: Any, acc: Any) -> Any:
        vector, nvgpu = module("dialects.vector"), module("dialects.nvgpu")

        def of(value: Any, *shape: int) -> Any:
            return unflat(value, ir.VectorType.get(shape, value.type.element_type))

        halves = of(lhs, 2, 2, self.width)
        turned = vector.transpose(halves.type, halves, [1, 0, 2])
        i64 = ir.IntegerType.get_signless(64)
        result = of(acc, 2, 2)
        shape = ir.ArrayAttr.get([ir.IntegerAttr.get(i64, size) for size in self.shape])
        result = nvgpu.mma_sync(
            result.type, of(turned, 4, self.width), of(rhs, 2, self.width), result, shape,
            tf32_enabled=True if self.tf32 else None,
        )  # fmt: skip
        return unflat(result, acc.type)


class _Plans:
    """Plans for the ops of one context, the last that was asked for: plans have attributes, which keep it alive.

    They are found by hashes of attributes and types, which are unique in a context.
    """

    def __init__(self) -> None:
        self.context: Any = None
        self.found: dict[Any, Any] = {}

    def of(self, op: Any, lhs: Any, rhs: Any, acc: Any) -> Any:
        """The plan for an op, or the reason why there is none, or None for a data-tiled one."""
        attributes = op.attributes
        context = op.context
        if self.context is not context:
            self.context, self.found = context, {}
        key = (
            hash(attributes["kind"]), hash(attributes["indexing_maps"]), hash(lhs.type), hash(rhs.type), hash(acc.type),
        )  # fmt: skip
        try:
            return self.found[key]
        except KeyError:
            plan = self.found[key] = _plan(op.opview)
            return plan


_plans = _Plans()


def _plan(op: Any) -> _Plan | _NvPlan | NoMatch | None:
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
    if isinstance(kind, iree_gpu.DataTiledMMAAttr):
        return None
    if isinstance(kind, NvMMAAttr):
        return _NvPlan(kind)
    casts = [
        None if operand.type.rank == 1 else ir.VectorType.get([operand.inner_elements], operand.element_type)
        for operand in contraction.operands
    ]
    name, attributes = intrinsic_attributes(kind)
    return _Plan((casts[0], casts[1], casts[2]), shares[0] == 1, name, attributes)


@pattern("iree_gpu.multi_mma", name="iree.lower_multi_mma")
def lower_multi_mma(op: Any, rewriter: Any) -> Any:
    """A lane's share of one intrinsic becomes the amdgpu.mfma, amdgpu.wmma or nvgpu.mma.sync that ``kind`` names.

    An operand whose inner rank is above 1 goes through vector.shape_cast to the flat vector of the lane's registers, in
    row-major order, and the result back. A data-tiled kind becomes as many as it unrolls to, reductions innermost. Does
    not match tensors, an op with iterators, or vectors of the whole subgroup.
    """
    operation = op.operation
    lhs, rhs, acc = operation.operands
    plan = _plans.of(operation, lhs, rhs, acc)
    if plan is None:
        result = unflat(data_tiled_intrinsics(op.kind, lhs, rhs, acc), acc.type)
    elif isinstance(plan, NoMatch):
        return plan
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
