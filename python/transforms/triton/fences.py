"""Puts fences between what threads write to shared memory and what copies and products of the hardware do with it.

Threads write by the generic proxy; TMA, wgmma and tcgen05 access shared memory by the async proxy. A thread that has written orders
the two by a fence before the barrier that leads to the asynchronous op (PTX ISA, "Async proxy").
"""

from __future__ import annotations

from gpuir.analysis import find_ops
from gpuir.dialects import scf, ttg, ttng
from gpuir.host import AnyOp, ir
from gpuir.ods.names import document_name
from gpuir.passes.registry import pass_

__all__ = ["insert_fences"]

#: What accesses shared memory by the async proxy.
_ASYNCHRONOUS = (
    "ttng.warp_group_dot", "ttng.tc_gen5_mma", "ttng.tc_gen5_mma_scaled", "ttng.tmem_copy",
    "ttng.async_tma_copy_global_to_local", "ttng.async_tma_copy_local_to_global", "ttng.async_tma_reduce",
    "ttng.async_tma_gather", "ttng.async_tma_scatter", "ttng.clc_try_cancel",
)  # fmt: skip
#: What threads write to shared memory by; a wait, since then a thread's own copies (cp.async) are there.
_WRITES = (
    "ttg.local_store", "ttg.async_wait", "ttng.init_barrier", "ttng.inval_barrier", "ttg.local_scatter",
    "ttg.local_atomic_scatter_rmw",
)  # fmt: skip
_BARRIERS = ("gpu.barrier", "ttg.barrier", "ttng.cluster_barrier")
#: Names of ops that do nothing with memory begin so.
_WITHOUT_MEMORY = ("arith.", "ttg.memdesc_")
_FENCE = "ttng.fence_async_shared"


@pass_("triton-insert-fences")
def insert_fences(op: AnyOp) -> None:
    """Inserts a ttng.fence_async_shared before each barrier behind which the async proxy may meet what threads have written.

    A fence just behind such a barrier has nothing left to order, and goes. Functions without asynchronous accesses to shared memory
    stay as they are. Run behind `triton-insert-barriers`.
    """
    for function in find_ops(op, "tt.func"):
        if any(find_ops(function, name) for name in _ASYNCHRONOUS):
            for block in function.operation.regions[0].blocks:
                _block(block, False)
            for fence in find_ops(function, _FENCE):
                if _follows_fenced_barrier(fence):
                    fence.operation.erase()


def _follows_fenced_barrier(fence: AnyOp) -> bool:
    """Whether all threads have had a fence, and met, since anything was done with shared memory."""
    operations = [each.operation for each in fence.operation.block.operations]
    names = [document_name(each.name) for each in operations[: operations.index(fence.operation)]]
    while names and names[-1].startswith(_WITHOUT_MEMORY):
        names.pop()
    return len(names) > 1 and names[-1] in _BARRIERS and names[-2] == _FENCE


def _block(block: ir.Block, pending: bool) -> bool:
    """Whether threads have written since the last fence, at the end of a block; `pending`: at its start."""
    for op in list(block.operations):
        pending = _op(op, pending)
    return pending


def _op(op: AnyOp, pending: bool) -> bool:
    name = document_name(op.operation.name)
    if name == _FENCE:
        return False
    if name in _BARRIERS:
        if pending:
            with ir.InsertionPoint(op), op.location:
                ttng.fence_async_shared(b_cluster=False)
        return False
    if isinstance(op, ttg.WarpSpecializeOp):
        inside = [*op.operation.regions[0].blocks]
        for region in op.partitions:
            inside += region.blocks
        ends = [_block(block, pending) for block in inside]
        return any(ends)
    if len(op.operation.regions):
        # A loop's body begins behind what is before the loop, or behind its own end.
        times = 2 if isinstance(op, (scf.ForOp, scf.WhileOp)) else 1
        ends = [pending]
        for region in op.operation.regions:
            for block in region.blocks:
                end = pending
                for _ in range(times):
                    end = _block(block, end)
                ends.append(end)
        pending = any(ends)
    return pending or name in _WRITES or _writes_scratch(op)


def _writes_scratch(op: AnyOp) -> bool:
    if isinstance(op, ttg.LocalAllocOp):
        return op.src is not None
    return "allocation.offset" in op.attributes and not isinstance(op, ttg.WarpSpecializeOp)
