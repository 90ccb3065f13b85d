"""Gives requests for the next program that wait for their answer a buffer and an mbarrier, so that the answer comes meanwhile."""

from __future__ import annotations

from typing import Any

from gpuir.analysis import find_ops
from gpuir.analysis.flow import op_name
from gpuir.dialects import arith, scf, ttg, ttng
from gpuir.host import AnyOp, ir
from gpuir.passes.registry import failure, pass_
from gpuir.transforms.triton.module_numbers import module_number

__all__ = ["lower_launch_control"]

#: Bytes of an answer, and what its buffer's address is a multiple of.
_ANSWER = 16


@pass_("triton-lower-launch-control")
def lower_launch_control(op: AnyOp) -> None:
    """Makes each ttng.clc_try_cancel_sync of a loop a ttng.clc_try_cancel, whose answer is waited for where it is first read.

    The buffer and the mbarrier are made before the loop, and a value of the loop says which phase is the next one. As Triton's own
    pass, it takes requests in the body of an scf.while, whose answer goes to a buffer (ttg.local_alloc) and nowhere else, of
    kernels with one CTA.
    """
    for request in find_ops(op, ttng.CLCTryCancelSyncOp):
        _lower(request)


def _checked(request: ttng.CLCTryCancelSyncOp) -> tuple[scf.WhileOp, ttg.LocalAllocOp]:
    """The loop around a request, and the op that stores its answer."""
    if module_number(request, "ttg.num-ctas", 1) > 1:
        raise failure(request, "asks for the next program in a cluster, and waits for an answer with one CTA only")
    loop: Any = request.operation.parent
    if op_name(loop) != "scf.while" or request.operation.block.region != loop.regions[1]:
        raise failure(request, "stands in no body of an scf.while, whose rounds tell the phases of its mbarrier")
    uses: list[Any] = [use.owner for use in request.response.uses]
    if len(uses) != 1 or op_name(uses[0]) != "ttg.local_alloc" or uses[0].operation.block != request.operation.block:
        raise failure(request, "has an answer that is not stored by one ttg.local_alloc beside it")
    return loop.opview, uses[0].operation.opview


def _lower(request: ttng.CLCTryCancelSyncOp) -> None:
    loop, stored = _checked(request)
    context = request.operation.context
    i1, i32, i64 = (ir.IntegerType.get_signless(width, context) for width in (1, 32, 64))
    answer = stored.result.type
    encoding = ttg.SwizzledSharedEncodingAttr.get(1, 1, 1, [0], context=context)
    kind = ttg.MemDescType.get([1], i64, encoding, ttg.SharedMemorySpaceAttr.get(context=context), mutable=True)
    with ir.InsertionPoint(loop), request.location:
        buffer = ttg.local_alloc(answer, alignment=_ANSWER)
        barrier = ttg.local_alloc(kind)
        ttng.init_barrier(barrier, 1)
        zero, one, true = arith.constant(i32, 0), arith.constant(i32, 1), arith.constant(i1, True)
    phase, loop = _with_phase(loop, zero, one)
    with ir.InsertionPoint.after(loop), request.location:
        ttng.inval_barrier(barrier)
        ttg.local_dealloc(barrier)
        ttg.local_dealloc(buffer)
    with ir.InsertionPoint(request), request.location:
        ttng.barrier_expect(barrier, _ANSWER, true)
        ttng.clc_try_cancel(buffer, barrier)
    reads = [_within(use.owner, stored.operation.block) for use in stored.result.uses]
    operations = [each.operation for each in stored.operation.block.operations]
    # An answer that nobody reads is waited for all the same, so that the next one has a phase of its own.
    first = min((operations.index(read) for read in reads), default=len(operations) - 1)
    with ir.InsertionPoint(operations[first]), request.location:
        ttng.wait_barrier(barrier, phase, pred=true)
    stored.result.replace_all_uses_with(buffer)
    stored.operation.erase()
    request.operation.erase()


def _within(op: Any, block: ir.Block) -> ir.Operation:
    """The op of the block in which the op is."""
    found = op.operation
    while found.block != block:
        found = found.parent.operation
    return found


def _with_phase(loop: scf.WhileOp, zero: ir.Value, one: ir.Value) -> tuple[ir.Value, scf.WhileOp]:
    """A loop with one value more, which is 0 in the first round, and in each round the other one of 0 and 1; its value in the
    body, and the loop, which takes the place of the given one."""
    old, i32 = loop.operation, zero.type
    with ir.InsertionPoint(loop), loop.location:
        made: Any = scf.WhileOp([*(each.type for each in old.results), i32], [*old.operands, zero])
    for source, target in zip(old.regions, made.operation.regions):
        source.blocks[0].append_to(target)
    condition, body = (region.blocks[0] for region in made.operation.regions)
    looks, phase = (block.add_argument(i32, loop.location) for block in (condition, body))
    ends = [block.operations[len(block.operations) - 1] for block in (condition, body)]
    with ir.InsertionPoint(ends[0]), ends[0].location:
        holds, *values = ends[0].operation.operands
        scf.condition(holds, [*values, looks])
    with ir.InsertionPoint(ends[1]), ends[1].location:
        scf.yield_([*ends[1].operation.operands, arith.xori(phase, one)])
    for end in ends:
        end.operation.erase()
    for before, after in zip(old.results, made.operation.results):
        before.replace_all_uses_with(after)
    old.erase()
    return phase, made
