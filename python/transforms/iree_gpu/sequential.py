"""Barriers on values in a program of one worker, where there is nobody to wait for."""

from __future__ import annotations

from typing import Any

from gpuir.passes.registry import pattern

__all__ = ["barrier_region_to_sequential", "value_barrier_to_sequential"]


@pattern("iree_gpu.value_barrier", name="iree.value_barrier_to_sequential")
def value_barrier_to_sequential(op: Any, rewriter: Any) -> None:
    """A value_barrier becomes its operands, on tensors and vectors alike."""
    rewriter.replace_op(op, list(op.operands))


@pattern("iree_gpu.barrier_region", name="iree.barrier_region_to_sequential")
def barrier_region_to_sequential(op: Any, rewriter: Any) -> None:
    """A barrier_region becomes its body, with the inputs as the block's arguments and the yielded values as results."""
    block = op.regions[0].blocks[0]
    for argument, value in zip(block.arguments, op.operands):
        argument.replace_all_uses_with(value)
    *body, yield_ = block.operations
    for inner in body:
        inner.operation.move_before(op.operation)
    rewriter.replace_op(op, list(yield_.operands))
