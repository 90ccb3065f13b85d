"""Loop-carried accumulators: as vectors instead of tensors, then as one vector per intrinsic."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from gpuir.dialects import scf, vector
from gpuir.dialects.iree_gpu import MultiMmaOp
from gpuir.host import AnyOp, ir
from gpuir.passes.registry import pass_
from gpuir.transforms.iree_gpu.utils.multi_mma import MultiMmaView
from gpuir.transforms.iree_gpu.utils.rewriting import body_ops, collect, defining_op, replace, terminator, tidy, users
from gpuir.transforms.iree_gpu.utils.vectors import (
    is_minor_identity_access,
    read_tensor,
    reshaped,
    write_tensor,
    zeros,
)

__all__ = ["hoist_accumulators", "split_accumulators"]


@pass_("iree-gpu-hoist-accumulators")
def hoist_accumulators(op: AnyOp) -> None:
    """Makes loops that read all of a tensor that they carry, and write all of it, carry it as a vector; inner loops first."""
    for loop in reversed(collect(op, scf.ForOp)):
        numbers = [i for i in range(len(loop.results)) if _is_carried_whole(loop, i)]
        if numbers:
            _hoist(loop, numbers)
    tidy(op)


def _final_write(loop: scf.ForOp, number: int) -> vector.TransferWriteOp | None:
    """The transfer_write whose result a loop yields, or None."""
    return defining_op(terminator(loop.body).operands[number], vector.TransferWriteOp)


def _is_carried_whole(loop: scf.ForOp, number: int) -> bool:
    """Whether a carried tensor is only read as a whole, and yielded with all of it overwritten by a vector."""
    argument = loop.inner_iter_args[number]
    write = _final_write(loop, number)
    if not isinstance(argument.type, ir.RankedTensorType) or not argument.type.has_static_shape:
        return False
    if write is None or not is_minor_identity_access(write) or write.base != argument:
        return False
    shape = list(argument.type.shape)
    if list(write.valueToStore.type.shape) != shape or len(users(write.results[0])) != 1:
        return False
    reads = [user for user in users(argument) if user != write]
    return all(
        isinstance(read, vector.TransferReadOp)
        and is_minor_identity_access(read)
        and list(read.vector.type.shape) == shape
        for read in reads
    )


def _hoist(loop: scf.ForOp, numbers: list[int]) -> None:
    end = terminator(loop.body)
    inits = list(loop.initArgs)
    with loop.location, ir.InsertionPoint(loop):
        starts = [read_tensor(init) if i in numbers else init for i, init in enumerate(inits)]
        new = scf.ForOp(loop.lowerBound, loop.upperBound, loop.step, starts)
    loop.induction_variable.replace_all_uses_with(new.induction_variable)
    yielded = list(end.operands)
    writes = []
    for i, (argument, carried) in enumerate(zip(list(loop.inner_iter_args), list(new.inner_iter_args))):
        if i not in numbers:
            argument.replace_all_uses_with(carried)
            continue
        write = _final_write(loop, i)
        assert write is not None, "only such values are hoisted"
        writes.append(write.operation)
        yielded[i] = write.valueToStore
        for user in users(argument):
            if isinstance(user, vector.TransferReadOp):
                replace(user, [carried])
    for op in body_ops(loop.body):
        if op not in writes:
            new.body.append(op)
    with end.location, ir.InsertionPoint(new.body):
        scf.yield_(yielded)
    with loop.location, ir.InsertionPoint(loop):
        results = [
            write_tensor(result, inits[i]) if i in numbers else result for i, result in enumerate(new.results)
        ]  # fmt: skip
    replace(loop, results)


# One vector per intrinsic ----------------------------------------------------------------------------------------------


@pass_("iree-gpu-split-accumulators")
def split_accumulators(op: AnyOp) -> None:
    """Makes loops carry the accumulators of a multi_mma on vectors one by one, each as the flat vector of an intrinsic.

    After unrolling, a loop then contains nothing but the intrinsics for them.
    """
    outer_ranks: dict[ir.Type, int] = {}
    for mma in collect(op, MultiMmaOp):
        view = MultiMmaView(mma)
        if view.all_are(ir.VectorType) and view.acc.outer:
            outer_ranks[view.acc.type] = len(view.acc.outer)
    for loop in reversed(collect(op, scf.ForOp)):
        ranks = [outer_ranks.get(value.type, 0) for value in loop.results]
        if any(ranks):
            _split(loop, ranks)
    tidy(op)


def _parts(whole: ir.Value, outer_rank: int) -> list[ir.Value]:
    """The flat vectors at the positions of a vector's first dimensions."""
    shape, element = list(whole.type.shape), whole.type.element_type
    flat = ir.VectorType.get([math.prod(shape[outer_rank:])], element)
    positions = itertools.product(*map(range, shape[:outer_rank]))
    return [reshaped(vector.extract(whole, [], list(position)), flat) for position in positions]


def _joined(parts: Sequence[ir.Value], type_: ir.VectorType, outer_rank: int) -> ir.Value:
    """The vector of a type whose ``_parts`` these are."""
    shape = list(type_.shape)
    inner = ir.VectorType.get(shape[outer_rank:], type_.element_type)
    whole = zeros(type_)
    for position, part in zip(itertools.product(*map(range, shape[:outer_rank])), parts):
        whole = vector.insert(reshaped(part, inner), whole, [], list(position))
    return whole


def _split(loop: scf.ForOp, outer_ranks: list[int]) -> None:
    """Carries each value with an outer rank in parts, and others as they are."""
    end = terminator(loop.body)
    types = [value.type for value in loop.results]

    def split(values: Sequence[ir.Value]) -> list[ir.Value]:
        return [part for value, rank in zip(values, outer_ranks) for part in (_parts(value, rank) if rank else [value])]

    def join(parts: Sequence[ir.Value]) -> list[ir.Value]:
        rest = iter(parts)
        return [
            _joined(list(itertools.islice(rest, math.prod(type_.shape[:rank]))), type_, rank) if rank else next(rest)
            for type_, rank in zip(types, outer_ranks)
        ]

    with loop.location, ir.InsertionPoint(loop):
        new = scf.ForOp(loop.lowerBound, loop.upperBound, loop.step, split(list(loop.initArgs)))
    loop.induction_variable.replace_all_uses_with(new.induction_variable)
    with loop.location, ir.InsertionPoint(new.body):
        for argument, value in zip(list(loop.inner_iter_args), join(list(new.inner_iter_args))):
            argument.replace_all_uses_with(value)
    for op in body_ops(loop.body):
        new.body.append(op)
    with end.location, ir.InsertionPoint(new.body):
        scf.yield_(split(list(end.operands)))
    with loop.location, ir.InsertionPoint(loop):
        results = join(list(new.results))
    replace(loop, results)
