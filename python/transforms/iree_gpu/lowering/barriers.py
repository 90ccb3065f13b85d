"""Barriers on values: barrier_regions gathered and combined, then lowered to value_barriers and gpu.barrier."""

from __future__ import annotations

from collections.abc import Sequence

from gpuir.dialects import iree_gpu
from gpuir.dialects.iree_gpu import BarrierRegionOp, ValueBarrierOp
from gpuir.host import AnyOp, ir
from gpuir.passes.registry import NoMatch, apply_patterns, no_match, pass_, pattern
from gpuir.passes.rewriter import PatternRewriter
from gpuir.transforms.iree_gpu.utils import gpu
from gpuir.transforms.iree_gpu.utils.rewriting import body_ops, collect, replace, terminator, tidy

__all__ = [
    "barriers_to_gpu",
    "combine_barrier_regions",
    "gather_barrier_regions",
    "lower_barrier_region",
    "lower_value_barrier",
    "value_barrier",
]

#: Dialects of the ops that a barrier_region may move over: they have no effects.
_PURE = ("tensor.", "affine.", "arith.")


def value_barrier(values: Sequence[ir.Value]) -> list[ir.Value]:
    """The results of a value_barrier on ``values``; [] without values."""
    if not values:
        return []
    results = iree_gpu.value_barrier(values)
    return [results] if isinstance(results, ir.Value) else list(results)


@pass_("iree-gpu-combine-barrier-regions")
def combine_barrier_regions(op: AnyOp) -> None:
    """Combines adjacent barrier_regions that do not depend on each other into one, with all inputs and results.

    From the end of a block, as IREE does it: of three, the last two are combined first.
    """
    pending = collect(op, BarrierRegionOp)
    while pending:
        second = pending.pop()
        first = _region_before(second)
        if first is not None and not _uses(second, first.results):
            # The combined region stands where the second was, and may itself be combined with the one before it.
            pending = [each for each in pending if each != first]
            pending.append(_combine(first, second))


@pass_("iree-gpu-gather-barrier-regions")
def gather_barrier_regions(op: AnyOp) -> None:
    """Moves barrier_regions up to right after the one before them in their block, if they use nothing computed between."""
    for region in collect(op, BarrierRegionOp):
        first = None
        between: list[ir.OpView] = []
        for each in region.operation.block.operations:
            if each == region:
                break
            if isinstance(each, BarrierRegionOp):
                first, between = each, []
            elif first is not None:
                between.append(each)
        if first is None or any(_uses(region, each.results) for each in between):
            continue
        if all(each.name.startswith(_PURE) for each in between):
            region.move_after(first)


def _region_before(op: BarrierRegionOp) -> BarrierRegionOp | None:
    """The barrier_region directly before ``op``, or None."""
    previous = None
    for each in op.operation.block.operations:
        if each == op:
            break
        previous = each
    return previous if isinstance(previous, BarrierRegionOp) else None


def _uses(op: AnyOp, values: Sequence[ir.Value]) -> bool:
    """Whether ``op`` or an op nested in it has one of the values as an operand."""
    values = list(values)
    uses = False

    def visit(inner: ir.Operation) -> ir.WalkResult:
        nonlocal uses
        uses = uses or any(operand in values for operand in inner.operands)
        return ir.WalkResult.INTERRUPT if uses else ir.WalkResult.ADVANCE

    op.operation.walk(visit)
    return uses


def _combine(first: BarrierRegionOp, second: BarrierRegionOp) -> BarrierRegionOp:
    """One barrier_region for both, where the second is, under the locations of both."""
    regions = (first, second)
    location = ir.Location.fused([region.location for region in regions])
    inputs = [value for region in regions for value in region.inputs]
    types = [value.type for region in regions for value in region.results]
    with ir.InsertionPoint(second), location:
        both = BarrierRegionOp(types, inputs)
        block = both.region.blocks.append(*[value.type for value in inputs])
        arguments = iter(list(block.arguments))
        yielded: list[ir.Value] = []
        for region in regions:
            body = region.region.blocks[0]
            for argument in list(body.arguments):
                argument.replace_all_uses_with(next(arguments))
            yielded += terminator(body).operands
            for op in body_ops(body):
                block.append(op)
        with ir.InsertionPoint(block):
            iree_gpu.yield_(yielded)
    results = iter(list(both.results))
    for region in regions:
        replace(region, [next(results) for _ in region.results])
    return both


@pattern(ValueBarrierOp, name="iree.lower_value_barrier")
def lower_value_barrier(op: ValueBarrierOp, rewriter: PatternRewriter) -> NoMatch | None:
    """A value_barrier on vectors becomes one gpu.barrier; its operands pass through. Does not match tensors."""
    if not all(isinstance(value.type, ir.VectorType) for value in op.inputs):
        return no_match("operands are not vectors")
    gpu.BarrierOp()
    rewriter.replace_op(op, list(op.inputs))
    return None


@pattern(BarrierRegionOp, name="iree.lower_barrier_region")
def lower_barrier_region(op: BarrierRegionOp, rewriter: PatternRewriter) -> NoMatch | None:
    """A barrier_region becomes its body, between a value_barrier on its inputs and one on its results.

    Without inputs only the latter. Does not match where inputs or results are neither all tensors nor all vectors.
    """
    block = op.region.blocks[0]
    end = terminator(block)
    inputs = list(op.inputs)
    for values in (inputs, list(end.operands)):
        classes = {ir.VectorType if isinstance(v.type, ir.VectorType) else type(v.type) for v in values}
        if len(classes) > 1 or not classes <= {ir.RankedTensorType, ir.VectorType}:
            return no_match("inputs and results must be all tensors or all vectors, as value_barrier takes them")
    for argument, value in zip(list(block.arguments), value_barrier(inputs)):
        argument.replace_all_uses_with(value)
    for inner in body_ops(block):
        inner.move_before(op)
    rewriter.replace_op(op, value_barrier(list(end.operands)))
    return None


@pass_("iree-gpu-barriers-to-gpu")
def barriers_to_gpu(op: AnyOp) -> None:
    """Lowers barrier_regions to their bodies between two barriers, and value_barriers on tensors to gpu.barrier.

    Runs directly before bufferization, which keeps accesses and barriers in order: what is written to a tensor before a
    barrier is in its buffer after it.
    """
    apply_patterns(op, [lower_barrier_region])
    for barrier in collect(op, ValueBarrierOp):
        with barrier.location, ir.InsertionPoint(barrier):
            gpu.BarrierOp()
        replace(barrier, list(barrier.operands))
    tidy(op)
