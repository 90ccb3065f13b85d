"""A producer's parallel loop fused into its consumer's, and a parallel loop taken out of the sequential one around it."""

from __future__ import annotations

import math
import re
from typing import Any

from gpuir.host import ir, module
from gpuir.passes.registry import pass_
from gpuir.transforms.iree_gpu.contraction import index_constant
from gpuir.transforms.iree_gpu.rewriting import collect, tidy
from gpuir.transforms.iree_gpu.slices import apply_map, flat_workgroup_size, forall_mapping, set_mapping, trip_counts
from gpuir.transforms.iree_gpu.tiling import fuse_slice_producers

__all__ = ["fuse_and_hoist_parallel_loops", "fuse_forall", "hoist_forall", "why_not_fused"]

_DIMENSIONS = {"x": 0, "y": 1, "z": 2}
#: Workers of one workgroup that one buffer in its memory serves. Lanes are those of each subgroup anew.
_SHARING = ("thread", "warp")
_READERS = ("tensor.extract_slice", "tensor.expand_shape", "iree_gpu.multi_mma")


def _mapping_ranks(forall: Any) -> tuple[str, list[int]] | None:
    """Kind of a forall's mapping (thread, warp, lane_id, ...) and the number of each dimension; None when mixed."""
    kinds, ranks = set(), []
    for attribute in forall_mapping(forall):
        found = re.fullmatch(r"#(?:gpu|iree_gpu)\.(\w+)<(\w+)>", str(attribute))
        if not found:
            return None
        kinds.add(found[1])
        where = found[2].removeprefix("linear_dim_")
        ranks.append(_DIMENSIONS[where] if where in _DIMENSIONS else int(where) + 3 * (where != found[2]))
    return (kinds.pop(), ranks) if len(kinds) == 1 else None


def _puts(forall: Any) -> list[Any]:
    """The ops that put slices back at a forall's end."""
    block = forall.operation.regions[0].blocks[0]
    end = block.operations[len(block.operations) - 1].operation
    return [each.operation for each in end.regions[0].blocks[0].operations]


def why_not_fused(producer: Any, consumer: Any, *, nested: bool = False) -> str | None:
    """What keeps the producer's forall from being fused into the consumer's, or None.

    With ``nested`` the reader of the result may be in loops or branches in the consumer.
    """
    for name, forall in (("producer", producer), ("consumer", consumer)):
        counts = trip_counts(forall)
        if counts is None:
            return f"has a {name} whose bounds are not all constant"
        for attribute, wanted in (("staticLowerBound", 0), ("staticStep", 1)):
            if any(n != wanted for n in ir.DenseI64ArrayAttr(forall.operation.attributes[attribute])):
                return f"has a {name} that does not run from 0 in steps of 1"
    first, second = _mapping_ranks(producer), _mapping_ranks(consumer)
    if first is None or second is None or first[0] != second[0]:
        return "needs a producer and a consumer that are mapped to the same kind of workers"
    if first[0] not in _SHARING:
        return f"needs threads or warps, which share a workgroup's memory; both are mapped to {first[0]}"
    if any(ranks != sorted(ranks, reverse=True) for _, ranks in (first, second)):
        return "needs mappings whose dimensions descend, as [#gpu.thread<y>, #gpu.thread<x>]"
    if len(producer.operation.results) != 1 or len(_puts(producer)) != 1:
        return "needs a producer with one result, to which it puts back one slice"
    out = producer.operation.operands[len(producer.operation.operands) - 1]
    if not isinstance(out, ir.OpResult) or out.owner.name != "tensor.empty":
        return "needs a producer that starts from a tensor.empty: what else it starts from would be lost"
    reader = _reader(producer, consumer)
    if reader is None or not (nested or reader.parent.operation == consumer.operation):
        return "needs a consumer that reads the producer's result by one tensor.extract_slice, and nobody else who does"
    return None


def _reader(producer: Any, consumer: Any) -> Any:
    """The extract_slice in the consumer that is the only use of the producer's result, or None.

    A slice of all of it may have folded away before an expand_shape or a multi_mma, which then count as one.
    """
    uses = list(producer.operation.results[0].uses)
    if len(uses) != 1 or uses[0].owner.operation.name not in _READERS:
        return None
    reader = uses[0].owner.operation
    return reader if _child(reader, consumer.operation) is not None else None


def _child(op: Any, ancestor: Any) -> Any:
    """The op right in an ancestor that is ``op`` or has it inside; None when it is elsewhere."""
    parent = op.parent
    while parent is not None:
        if parent.operation == ancestor:
            return op
        op, parent = parent.operation, parent.operation.parent
    return None


def fuse_forall(producer: Any, consumer: Any) -> None:
    """Moves the producer's body into the consumer's forall, into a barrier_region before what reads its result.

    The result is held in an alloc_tensor in workgroup memory. Each worker of the consumer takes its share of the producer's
    iterations, in a loop over linear ids. ``why_not_fused`` says when this is possible.
    """
    from gpuir.dialects import iree_gpu

    scf, bufferization = module("dialects.scf"), module("dialects.bufferization")
    reader = _reader(producer, consumer)
    counts = trip_counts(producer) or []
    total, workers = math.prod(counts), math.prod(trip_counts(consumer) or [])
    out = producer.operation.operands[len(producer.operation.operands) - 1]
    with producer.operation.location:
        with ir.InsertionPoint(out.owner):
            space = ir.Attribute.parse("#gpu.address_space<workgroup>")
            held = bufferization.AllocTensorOp(out.type, [], memory_space=space).result
        # All workers meet at the barriers, whatever branch or loop the reader is in.
        with ir.InsertionPoint(_child(reader, consumer.operation)):
            region = iree_gpu.BarrierRegionOp([out.type], [held])
        block = region.operation.regions[0].blocks.append(out.type)
        with ir.InsertionPoint(block):
            # With a share of the same size for all, the loop runs as often for every worker.
            even = total % workers == 0
            start = index_constant(0) if even else _linear_id(consumer)
            loop = scf.ForOp(start, index_constant(total), index_constant(workers), [block.arguments[0]])
            loop.operation.attributes["unroll_loop"] = ir.UnitAttr.get()
            iree_gpu.yield_([loop.results[0]])
        with ir.InsertionPoint(loop.body):
            at = loop.induction_variable
            _move_body(producer, loop, _delinearized(_linear_id(consumer, at) if even else at, counts))
    (use,) = producer.operation.results[0].uses
    reader.operands[use.operand_number] = region.operation.results[0]
    producer.operation.erase()


def _linear_id(forall: Any, *start: Any) -> Any:
    """The number of a forall's worker, row-major over its dimensions, plus ``start``."""
    counts = trip_counts(forall) or []
    ids = list(forall.operation.regions[0].blocks[0].arguments)[: len(counts)]

    def build(*dims: Any) -> Any:
        total, *rest = dims[len(start) :]
        for dim, count in zip(rest, counts[1:]):
            total = total * count + dim
        return dims[0] + total if start else total

    return apply_map(build, *start, *ids)


def _delinearized(index: Any, counts: list[int]) -> list[Any]:
    types = [ir.IndexType.get()] * len(counts)
    return list(module("dialects.affine").AffineDelinearizeIndexOp(types, index, [], counts).results)


def _move_body(forall: Any, loop: Any, ids: list[Any]) -> None:
    """The forall's body to the end of the loop's, the slice put back by tensor.insert_slice."""
    block = forall.operation.regions[0].blocks[0]
    for argument, value in zip(list(block.arguments), [*ids, loop.inner_iter_args[0]]):
        argument.replace_all_uses_with(value)
    (put,) = _puts(forall)
    for each in [each.operation for each in block.operations][:-1]:
        loop.body.append(each)
    names = ("static_offsets", "static_sizes", "static_strides", "operandSegmentSizes")
    with ir.InsertionPoint(loop.body), put.location:
        whole = ir.Operation.create(
            "tensor.insert_slice",
            results=[put.operands[1].type],
            operands=list(put.operands),
            attributes={name: put.attributes[name] for name in names},
        )
        module("dialects.scf").yield_([whole.results[0]])


# Hoisting --------------------------------------------------------------------------------------------------------------


def _same_slice(one: Any, other: Any, skip: tuple[int, int]) -> bool:
    """Whether two slice ops have equal offsets, sizes and strides; ``skip`` are their operands before these."""
    if list(one.operands)[skip[0] :] != list(other.operands)[skip[1] :]:
        return False
    return all(one.attributes[name] == other.attributes[name] for name in
               ("static_offsets", "static_sizes", "static_strides"))  # fmt: skip


def _plan(loop: Any) -> tuple[Any, list[tuple[Any, list[Any]]], list[Any]] | None:
    """The forall to hoist out of an scf.for, (put, reads) of each of its outs, and the ops that offsets come from."""
    block = loop.operation.regions[0].blocks[0]
    *before, last, end = [each.operation for each in block.operations] if len(block.operations) > 1 else [None, None]
    if last is None or last.name != "scf.forall" or list(end.operands) != list(last.results):
        return None
    carried, iv = list(block.arguments)[1:], block.arguments[0]
    forall = last.opview
    if not carried or trip_counts(forall) is None or list(last.operands) != carried:
        return None
    if any(len(list(value.uses)) != 1 for value in carried) or any(_effects(each) for each in before):
        return None
    body = last.regions[0].blocks[0]
    outs = list(body.arguments)[-len(carried) :]
    plan: list[tuple[Any, list[Any]]] = []
    needed: list[Any] = []
    for out in outs:
        users = [use.owner.operation for use in out.uses]
        puts = [user for user in users if user.name == "tensor.parallel_insert_slice"]
        reads = [user for user in users if user.name == "tensor.extract_slice"]
        if len(puts) != 1 or not reads or len(users) != len(puts) + len(reads):
            return None
        if not all(_same_slice(read, puts[0], (1, 2)) for read in reads):
            return None
        if any(read.results[0].type != puts[0].operands[0].type for read in reads):
            return None
        plan.append((puts[0], reads))
        if not _collect_needed(list(puts[0].operands)[2:], body, block, iv, needed):
            return None
    return forall, plan, needed


def _collect_needed(values: list[Any], body: Any, outer: Any, iv: Any, needed: list[Any]) -> bool:
    """Ops of the body that the values are computed by, operands first; False where the loop's own values are."""
    for value in values:
        if isinstance(value, ir.BlockArgument):
            if value.owner == outer:
                return False
            continue
        owner = value.owner.operation
        if owner.block == outer:
            return False
        if owner.block != body or owner in needed:
            continue
        if _effects(owner) or not _collect_needed(list(owner.operands), body, outer, iv, needed):
            return False
        needed.append(owner)
    return True


def _effects(op: Any) -> bool:
    """Whether an op may do more than compute its results."""
    if op.name.startswith(("arith.", "affine.apply", "affine.delinearize", "affine.linearize", "tensor.", "index.")):
        return op.name.startswith("tensor.parallel")
    return op.name not in ("bufferization.alloc_tensor", "linalg.pack")


def hoist_forall(loop: Any) -> Any:
    """scf.for around an scf.forall that computes all it carries: the forall outside, each worker loops over its slices.

    Returns the new forall, or None and leaves the loop as it was.
    """
    plan = _plan(loop)
    if plan is None:
        return None
    old, slices, needed = plan
    scf = module("dialects.scf")
    operation = loop.operation
    counts = trip_counts(old) or []
    inits = list(operation.operands)[3:]
    with operation.location, ir.InsertionPoint(operation):
        new = scf.ForallOp([0] * len(counts), counts, [1] * len(counts), inits)
        set_mapping(new, ir.ArrayAttr.get(forall_mapping(old)))
        for name in ("staticLowerBound", "staticUpperBound", "staticStep"):
            new.operation.attributes[name] = old.operation.attributes[name]
    body = old.operation.regions[0].blocks[0]
    for argument, value in zip(list(body.arguments), list(new.body.arguments)):
        argument.replace_all_uses_with(value)
    for each in needed:
        new.body.append(each)
    outs = list(new.inner_iter_args)
    first_reads = [reads[0] for _, reads in slices]
    for read in first_reads:
        new.body.append(read)
    with operation.location, ir.InsertionPoint(new.body):
        inner = scf.ForOp(*list(operation.operands)[:3], [read.results[0] for read in first_reads])
    for (_, reads), carried in zip(slices, list(inner.inner_iter_args)):
        for use in list(reads[0].results[0].uses):
            if use.owner.operation != inner.operation:
                use.owner.operation.operands[use.operand_number] = carried
        for read in reads[1:]:
            read.results[0].replace_all_uses_with(carried)
            read.erase()
    block = operation.regions[0].blocks[0]
    block.arguments[0].replace_all_uses_with(inner.induction_variable)
    for each in [each.operation for each in block.operations][:-2]:
        inner.body.append(each)
    *rest, end = [each.operation for each in body.operations]
    for each in rest:
        inner.body.append(each)
    with end.location, ir.InsertionPoint(inner.body):
        scf.yield_([put.operands[0] for put, _ in slices])
    new.body.append(end)
    for number, (put, _) in enumerate(slices):
        put.operands[0] = inner.results[number]
        put.operands[1] = outs[number]
    for result, value in zip(list(operation.results), list(new.operation.results)):
        result.replace_all_uses_with(value)
    operation.erase()
    return new


# The pass --------------------------------------------------------------------------------------------------------------


@pass_("iree-gpu-fuse-and-hoist-parallel-loops")
def fuse_and_hoist_parallel_loops(op: Any) -> None:
    """Fuses foralls of the same workers, hoists them out of loops that only carry their results, fuses tileable producers.

    Foralls are fused where the function's ``translation_info`` (or ``known_block_size``) says that the consumer's workers
    are its workgroup's threads.
    """
    changed = True
    while changed:
        changed = _fuse_any(op)
        for loop in reversed(collect(op, "scf.for")):
            changed |= hoist_forall(loop) is not None
    fuse_slice_producers(op, destinations=True)
    tidy(op)


def _fuse_any(op: Any) -> bool:
    # Last ones first: what is fused stands side by side then, and no barrier in a loop.
    for producer in reversed(collect(op, "scf.forall")):
        if len(producer.operation.results) != 1:
            continue
        for consumer in [use.owner.operation for use in producer.operation.results[0].uses]:
            parent = consumer.parent
            while parent is not None and parent.operation.name != "scf.forall":
                parent = parent.operation.parent
            if parent is None or why_not_fused(producer, parent.operation.opview, nested=True):
                continue
            if math.prod(trip_counts(parent.operation.opview) or []) == flat_workgroup_size(producer):
                fuse_forall(producer, parent.operation.opview)
                return True
    return False
