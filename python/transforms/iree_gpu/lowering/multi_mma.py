"""Lowers multi_mma of one intrinsic to the op of the target: amdgpu.mfma or wmma, nvgpu.mma.sync, wgmma."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from gpuir.dialects.iree_gpu import DataTiledMMAAttr, MMAAttr, MultiMmaOp
from gpuir.dialects.iree_gpu.nvidia import NvMMAAttr, NvWgmmaAttr
from gpuir.host import AnyOp, ir
from gpuir.passes.registry import NoMatch, apply_patterns, no_match, pass_, pattern
from gpuir.passes.rewriter import PatternRewriter, attributes_of
from gpuir.transforms.iree_gpu.lowering.amdgpu import intrinsic_attributes
from gpuir.transforms.iree_gpu.lowering.barriers import lower_value_barrier
from gpuir.transforms.iree_gpu.lowering.data_tiled import data_tiled_intrinsics
from gpuir.transforms.iree_gpu.lowering.mma_sync import MmaSyncPlan
from gpuir.transforms.iree_gpu.lowering.wgmma import check_wgmma, lower_wgmma, reads_tensors
from gpuir.transforms.iree_gpu.utils.multi_mma import MmaOperand, MultiMmaView
from gpuir.transforms.iree_gpu.utils.rewriting import Prototype
from gpuir.transforms.iree_gpu.utils.vectors import reshaped

__all__ = ["lower_multi_mma", "lower_ops"]


class _AmdgpuPlan:
    """How multi_mma ops of one kind and of one combination of operand types are lowered to amdgpu's op."""

    def __init__(self, kind: MMAAttr, operands: Sequence[MmaOperand], shares: Sequence[int]):
        name, attributes = intrinsic_attributes(kind)
        flat = [ir.VectorType.get([o.inner_elements], o.element_type) for o in operands]
        #: (operand number, op that converts it), in order: to a flat vector, and to a scalar if it is a single register.
        self.before: list[tuple[int, Prototype]] = []
        self.after: Prototype | None = None
        for index, operand in enumerate(operands):
            if operand.type.rank != 1:
                self.before.append((index, Prototype("vector.shape_cast", [flat[index]], [operand.type], {})))
        if operands[2].type.rank != 1:
            self.after = Prototype("vector.shape_cast", [operands[2].type], [flat[2]], {})
        types: list[ir.Type] = list(flat)
        if shares[0] == 1:
            first = {"static_position": ir.DenseI64ArrayAttr.get([0])}
            for index in (0, 1):
                types[index] = operands[index].element_type
                self.before.append((index, Prototype("vector.extract", [types[index]], [flat[index]], first)))
        self.intrinsic = Prototype(name, [flat[2]], types, attributes)

    def build(self, operands: list[ir.Value], location: ir.Location, ip: ir.InsertionPoint) -> ir.Operation:
        """The op that replaces the multi_mma of these lhs, rhs and acc."""
        for index, prototype in self.before:
            operands[index] = prototype.build((operands[index],), location, ip).result
        op = self.intrinsic.build(operands, location, ip)
        return op if self.after is None else self.after.build((op.result,), location, ip)


#: How an op is lowered, or why it is not; None where the ops that define its operands matter too, so that it cannot be reused.
_Plan: TypeAlias = "_AmdgpuPlan | Prototype | MmaSyncPlan | NoMatch | None"
#: What a plan depends on: kind, indexing maps and the operands' types.
_Key: TypeAlias = tuple[ir.Attribute, ir.Attribute, ir.Type, ir.Type, ir.Type]


#: A plan with what it depends on.
_Entry: TypeAlias = tuple[_Key, _Plan]


class _Plans:
    """The plans of one context, the one used last: plans contain ops, which keep their context alive."""

    def __init__(self) -> None:
        self._context: ir.Context | None = None
        self._by_key: dict[_Key, _Entry] = {}
        #: The one that was asked for last, which is most often the next.
        self.last: _Entry | tuple[None, None] = (None, None)

    def find(self, key: _Key, op: ir.Operation) -> _Plan:
        """The plan for `op`, whose key is given."""
        entry = self.last = self._by_key.get(key) or self._add(op)
        return entry[1]

    def _add(self, op: ir.Operation) -> _Entry:
        key = _key(op)
        context = op.context
        if self._context is not context:
            self._by_key.clear()
            self._context = context
        with context, ir.Location.unknown():
            view = op.opview
            assert isinstance(view, MultiMmaOp)
            entry = self._by_key[key] = key, _plan(view)
        return entry


def _key(op: ir.Operation) -> _Key:
    lhs, rhs, acc = op.operands
    attributes = op.attributes
    return attributes["kind"], attributes["indexing_maps"], lhs.type, rhs.type, acc.type


_plans = _Plans()


def _plan(op: MultiMmaOp) -> _Plan:
    view = MultiMmaView(op)
    if view.iterators:
        return no_match(
            "there are iterators left; iree.unroll_multi_mma and iree.drop_multi_mma_unit_dims take them away"
        )
    if not view.all_are(ir.VectorType):
        return no_match("operands are not all vectors; iree.vectorize_iree_gpu makes them")
    kind = op.kind
    shares = [kind.elements(fragment)[1] for fragment in range(3)]
    if [operand.inner_elements for operand in view.operands] != shares:
        return no_match("operands are fragments of a subgroup; iree.distribute_multi_mma gives each lane its share")
    if isinstance(kind, (DataTiledMMAAttr, NvWgmmaAttr)):
        return None
    if isinstance(kind, NvMMAAttr):
        return MmaSyncPlan(kind)
    plan = _AmdgpuPlan(kind, view.operands, shares)
    return plan if plan.before or plan.after else plan.intrinsic


@pattern(MultiMmaOp, name="iree.lower_multi_mma", ambient=False)
def lower_multi_mma(op: MultiMmaOp, rewriter: PatternRewriter, location: ir.Location) -> NoMatch | None:
    """A lane's share of one intrinsic becomes the amdgpu.mfma, amdgpu.wmma or nvgpu.mma.sync that ``kind`` names.

    An operand whose inner rank is above 1 goes through vector.shape_cast to the flat vector of the lane's registers, in
    row-major order, and the result back. A data-tiled kind becomes as many as it unrolls to, reductions innermost. Does
    not match tensors, an op with iterators, or vectors of the whole subgroup.
    """
    # The generic accessors: this runs for thousands of ops, and those by name cost more than the rest.
    operation = op.operation
    operands = operation.operands
    lhs, rhs, acc = operands[0], operands[1], operands[2]
    attributes = attributes_of(operation)
    key = attributes["kind"], attributes["indexing_maps"], lhs.type, rhs.type, acc.type
    del attributes, operands, operation  # an op that Python holds by nothing else is replaced in less time
    last, plan = _plans.last
    if key != last:
        with rewriter.caching():
            plan = _plans.find(key, op.operation)
    if isinstance(plan, (Prototype, _AmdgpuPlan)):
        rewriter.replace_matched(plan.build([lhs, rhs, acc], location, ir.InsertionPoint(op)))
        return None
    if isinstance(plan, NoMatch):
        return plan
    with rewriter.ip, location:
        if isinstance(plan, MmaSyncPlan):
            result = plan.build(lhs, rhs, acc)
        elif isinstance(op.kind, DataTiledMMAAttr):
            result = reshaped(data_tiled_intrinsics(op.kind, lhs, rhs, acc), acc.type)
        else:
            if reads_tensors(op):
                return no_match("lhs or rhs are read from tensors; wgmma reads memory: bufferize first")
            result = lower_wgmma(op)
    rewriter.replace_op(op, [result])
    return None


@pass_("iree-gpu-lower-ops", summary="Lowers iree_gpu ops on vectors to amdgpu, nvgpu and gpu.")
def lower_ops(op: AnyOp) -> None:
    """Lowers multi_mma and value_barrier on vectors; fails before anything is changed where wgmma cannot read an operand."""
    check_wgmma(op)
    apply_patterns(op, [lower_multi_mma, lower_value_barrier])
