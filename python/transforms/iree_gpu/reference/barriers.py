"""Barriers on values in a program of one worker, which waits for no other."""

from __future__ import annotations

from gpuir.dialects.iree_gpu import BarrierRegionOp, ValueBarrierOp
from gpuir.passes.registry import pattern
from gpuir.passes.rewriter import PatternRewriter
from gpuir.transforms.iree_gpu.utils.rewriting import body_ops, terminator

__all__ = ["barrier_region_to_sequential", "value_barrier_to_sequential"]


@pattern(ValueBarrierOp, name="iree.value_barrier_to_sequential")
def value_barrier_to_sequential(op: ValueBarrierOp, rewriter: PatternRewriter) -> None:
    """A value_barrier becomes its operands, on tensors and vectors alike."""
    rewriter.replace_op(op, list(op.inputs))


@pattern(BarrierRegionOp, name="iree.barrier_region_to_sequential")
def barrier_region_to_sequential(op: BarrierRegionOp, rewriter: PatternRewriter) -> None:
    """A barrier_region becomes its body, with the inputs as the block's arguments and the yielded values as results."""
    block = op.region.blocks[0]
    for argument, value in zip(list(block.arguments), op.inputs):
        argument.replace_all_uses_with(value)
    end = terminator(block)
    for inner in body_ops(block):
        inner.move_before(op)
    rewriter.replace_op(op, list(end.operands))
