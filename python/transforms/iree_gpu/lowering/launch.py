"""Turns loops over workgroups and threads into kernels: gpu.launch."""

from __future__ import annotations

import contextlib
import math
from collections.abc import Iterator, Sequence

from gpuir.dialects import arith, memref, scf
from gpuir.host import AnyOp, ir
from gpuir.passes.diagnostics import failure
from gpuir.passes.registry import pass_
from gpuir.transforms.iree_gpu.lowering.transfers import ALIGNMENT
from gpuir.transforms.iree_gpu.utils import gpu
from gpuir.transforms.iree_gpu.utils.foralls import (
    Worker,
    flat_workgroup_size,
    is_over_blocks,
    is_over_threads,
    trip_counts,
    upper_bounds,
    workers_of,
)
from gpuir.transforms.iree_gpu.utils.indices import Index, as_value, index_constant
from gpuir.transforms.iree_gpu.utils.memory_reads import is_in_workgroup_memory
from gpuir.transforms.iree_gpu.utils.rewriting import body_ops, collect, defining_op, replace, symbol_names, tidy

__all__ = ["foralls_to_launch"]

_VIEWS = (memref.CastOp, memref.SubViewOp, memref.CollapseShapeOp, memref.ExpandShapeOp, memref.ReinterpretCastOp)


@pass_("iree-gpu-foralls-to-launch", anchor="builtin.module")
def foralls_to_launch(op: AnyOp) -> None:
    """Turns each scf.forall over workgroups into a gpu.launch, in which foralls over threads become the threads' own work.

    Its allocations in workgroup memory become globals; the host's buffers that it uses are allocated where host and device
    can access them (gpu.alloc host_shared). A grid without workgroups is not launched. Fails at a loop that still has results,
    that does not count from 0 in steps of 1, or whose threads are other than ``gpu.known_block_size`` says.
    """
    # Chosen before any of them is changed: launching one erases the loops over threads in it.
    for forall in [forall for forall in collect(op, scf.ForallOp) if is_over_blocks(forall)]:
        with forall.location:
            _launch(forall, workers_of(forall) or [], op.regions[0].blocks[0])
    for alloc in collect(op, memref.AllocOp):
        _share_with_device(alloc)
    tidy(op)


def _bounds(forall: scf.ForallOp) -> list[Index]:
    """How often each dimension of a loop runs; fails at a loop that cannot become part of a kernel."""
    if any(forall.staticLowerBound) or any(step != 1 for step in forall.staticStep):
        raise failure(forall, "does not run from 0 in steps of 1")
    if len(forall.results):
        raise failure(forall, "has results: loops become kernels behind bufferization")
    return upper_bounds(forall)


def _launch(forall: scf.ForallOp, workers: list[Worker], symbols: ir.Block) -> None:
    bounds, threads = _bounds(forall), flat_workgroup_size(forall)
    if threads is None:
        raise failure(forall, "has no gpu.known_block_size, which says how many threads a workgroup has")
    with ir.InsertionPoint(forall):
        one = index_constant(1)
        grid = [one, one, one]
        is_linear = workers[0].linear
        if is_linear:
            for bound in bounds:
                grid[0] = as_value(bound) if grid[0] == one else arith.muli(grid[0], as_value(bound))
        else:
            for worker, bound in zip(workers, bounds):
                grid[worker.axis] = as_value(bound)
        block_size = (index_constant(threads), one, one)
        with _if_all_positive([bound for bound in bounds if not isinstance(bound, int)]):
            launch = gpu.LaunchOp((grid[0], grid[1], grid[2]), block_size)
    body = launch.regions[0].blocks[0]
    block_ids, thread_id = list(body.arguments)[:3], body.arguments[3]
    with ir.InsertionPoint(body):
        if is_linear:
            rest: ir.Value = block_ids[0]
            for i in sorted(range(len(workers)), key=lambda i: workers[i].axis):
                size = as_value(bounds[i])
                forall.induction_variables[i].replace_all_uses_with(arith.remui(rest, size))
                rest = arith.divui(rest, size)
        else:
            for worker, id_ in zip(workers, forall.induction_variables):
                id_.replace_all_uses_with(block_ids[worker.axis])
    for op in body_ops(forall.body):
        body.append(op)
    with ir.InsertionPoint(body):
        gpu.terminator()
    forall.operation.erase()
    for inner in collect(launch, scf.ForallOp):
        _inline_thread_loop(inner, thread_id, threads)
    _use_own_constants(body)
    allocs = [alloc for alloc in collect(launch, memref.AllocOp) if is_in_workgroup_memory(alloc.memref.type)]
    for number, alloc in enumerate(allocs):
        _to_global(alloc, number, symbols, body)


@contextlib.contextmanager
def _if_all_positive(values: Sequence[ir.Value]) -> Iterator[None]:
    """An insertion point in an scf.if that all values are above 0: launching no workgroups is an error."""
    if not values:
        yield
        return
    positive = None
    for value in values:
        above = arith.cmpi(arith.CmpIPredicate.sgt, value, index_constant(0))
        positive = above if positive is None else arith.andi(positive, above)
    branch = scf.IfOp(positive)
    with ir.InsertionPoint(branch.then_block):
        end = scf.yield_([])
    with ir.InsertionPoint(end):
        yield


def _inline_thread_loop(forall: scf.ForallOp, thread_id: ir.Value, threads: int) -> None:
    """Replaces a forall over threads by its body."""
    if not is_over_threads(forall):
        raise failure(forall, "is mapped to other workers than [#gpu.thread<linear_dim_0>]")
    _bounds(forall)
    counts = trip_counts(forall)
    if counts is None or math.prod(counts) != threads:
        runs = "an unknown number of" if counts is None else math.prod(counts)
        raise failure(
            forall, f"runs {runs} times, and its workgroup has {threads} threads: iree-gpu-fuse-and-hoist-parallel-loops "
            "puts it into the loop that it is for",
        )  # fmt: skip
    forall.induction_variables[0].replace_all_uses_with(thread_id)
    for op in body_ops(forall.body):
        op.move_before(forall)
    forall.operation.erase()


def _use_own_constants(body: ir.Block) -> None:
    """Makes the kernel use the device's copy of the module's constants, which outlining makes of what a kernel gets itself."""
    own: dict[ir.Value, ir.Value] = {}

    def visit(op: ir.Operation) -> ir.WalkResult:
        for number, operand in enumerate(op.operands):
            get = defining_op(operand, memref.GetGlobalOp)
            if get is None or _is_in_launch(get):
                continue
            if operand not in own:
                with ir.InsertionPoint.at_block_begin(body):
                    own[operand] = get.operation.clone().results[0]
            op.operands[number] = own[operand]
        return ir.WalkResult.ADVANCE

    for op in body_ops(body):
        op.walk(visit)


def _share_with_device(alloc: memref.AllocOp) -> None:
    """Replaces a buffer of the host that a gpu.launch uses, itself or a view of it, by a gpu.alloc host_shared."""
    if alloc.memref.type.memory_space is not None or _is_in_launch(alloc):
        return
    values, buffer_users = [alloc.memref], []
    for value in values:
        for use in value.uses:
            user = use.owner
            buffer_users.append(user)
            if isinstance(user, _VIEWS) and use.operand_number == 0:
                values.append(user.results[0])
    if not any(map(_is_in_launch, buffer_users)):
        return
    with alloc.location:
        with ir.InsertionPoint(alloc):
            shared = gpu.AllocOp(
                alloc.memref.type, None, [], list(alloc.dynamicSizes), list(alloc.symbolOperands), hostShared=True
            )
        for user in buffer_users:
            if isinstance(user, memref.DeallocOp):
                with ir.InsertionPoint(user):
                    gpu.DeallocOp(None, [], shared.memref)
                user.operation.erase()
    replace(alloc, [shared.memref])


def _is_in_launch(op: AnyOp) -> bool:
    ancestor: AnyOp | None = op
    while ancestor is not None and not isinstance(ancestor.operation.opview, gpu.LaunchOp):
        ancestor = ancestor.operation.parent
    return ancestor is not None


def _to_global(alloc: memref.AllocOp, number: int, symbols: ir.Block, body: ir.Block) -> None:
    """Replaces an allocation in workgroup memory by a new global, read at the beginning of the kernel."""
    taken = symbol_names(symbols)
    name = next(f"tile_{i}" for i in range(number, number + len(taken) + 1) if f"tile_{i}" not in taken)
    type_ = alloc.memref.type
    alignment = max(ALIGNMENT, 0 if alloc.alignment is None else alloc.alignment.value)
    with ir.InsertionPoint.at_block_begin(symbols):
        memref.global_(name, type_, sym_visibility="private", initial_value=ir.UnitAttr.get(), alignment=alignment)
    with alloc.location, ir.InsertionPoint.at_block_begin(body):
        replace(alloc, [memref.get_global(type_, name)])
