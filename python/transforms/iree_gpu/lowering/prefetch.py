"""Prefetches copies to workgroup memory: a step's loads are issued before the products of the step before."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from gpuir.dialects import arith, memref, scf, vector
from gpuir.host import AnyOp, ir
from gpuir.passes.registry import pass_
from gpuir.transforms.iree_gpu.utils import gpu
from gpuir.transforms.iree_gpu.utils.indices import constant_index
from gpuir.transforms.iree_gpu.utils.memory_reads import is_in_workgroup_memory
from gpuir.transforms.iree_gpu.utils.rewriting import body_ops, collect, replace, terminator, tidy
from gpuir.transforms.iree_gpu.utils.vectors import zeros

__all__ = ["prefetch_copies"]

#: Ops that compute on values. What they are nested in may run more than once, or not at all.
_PURE = (
    "affine.apply",
    "affine.delinearize",
    "affine.min",
    "affine.max",
    "arith.",
    "math.",
    "vector.",
    "memref.subview",
)
_AMD_PRODUCTS = ("amdgpu.mfma", "amdgpu.wmma")
_WRITES = ("vector.transfer_write", "vector.store", "memref.store", "memref.copy", "memref.atomic", "vector.scatter")


class _Step(NamedTuple):
    """What a loop's step does before its first barrier (``loads``, which read global memory), and from there on.

    ``carried`` are the vectors that are loaded; ``last_barrier`` is the one behind which workgroup memory is read.
    """

    loads: list[ir.Operation]
    carried: Sequence[ir.Value]
    last_barrier: ir.Operation


@pass_("iree-gpu-prefetch-copies")
def prefetch_copies(op: AnyOp) -> None:
    """Makes loops that copy from global memory through barriers to workgroup memory load for the next step.

    What a step loads is carried to it in registers: the loads are issued behind the barrier after which the step before reads
    its tiles, so that they are in flight during its products. The first step's are before the loop. Loops that write to
    other memory, or load by what they carry, stay as they are.
    """
    for loop in collect(op, scf.ForOp):
        step = _step(loop)
        if step is not None:
            with loop.location:
                _rotate(loop, step)
    tidy(op)


def _nested(op: AnyOp) -> Iterator[ir.Operation]:
    yield op.operation
    for region in op.operation.regions:
        for block in region:
            for inner in block.operations:
                yield from _nested(inner)


def _step(loop: scf.ForOp) -> _Step | None:
    ops = body_ops(loop.body)
    barriers = [number for number, each in enumerate(ops) if isinstance(each.opview, gpu.BarrierOp)]
    if not barriers:
        return None
    before = [each for each in ops[: barriers[0]] if not isinstance(each.opview, memref.AllocOp)]
    if not all(_is_movable(inner) for each in before for inner in _nested(each)):
        return None
    # What is computed of the loaded vectors waits for them: it stays where they are needed.
    reads = [each for each in before if _is_load(each)]
    loads = _with_operands(reads, before)
    if any(
        operand in list(loop.inner_iter_args) for each in loads for inner in _nested(each) for operand in inner.operands
    ):
        return None
    rest = [inner for each in ops[barriers[0] :] for inner in _nested(each)]
    if any(_may_write_elsewhere(inner) for inner in rest):
        return None
    carried = [result for each in reads for result in each.results if any(True for _ in result.uses)]
    return _Step(loads, carried, ops[barriers[-1]]) if carried else None


def _with_operands(ops: Sequence[ir.Operation], among: Sequence[ir.Operation]) -> list[ir.Operation]:
    """Ops with those ``among`` others that compute what they use, in order."""
    needed = {operand for op in ops for inner in _nested(op) for operand in inner.operands}
    chosen: list[ir.Operation] = []
    for op in reversed(among):
        if op in ops or any(result in needed for result in op.results):
            chosen.insert(0, op)
            needed.update(operand for inner in _nested(op) for operand in inner.operands)
    return chosen


def _is_load(op: ir.Operation) -> bool:
    return any(isinstance(inner.opview, (vector.TransferReadOp, vector.LoadOp)) for inner in _nested(op))


def _is_movable(op: ir.Operation) -> bool:
    """Whether an op only computes on values and reads memory that is no workgroup's."""
    if op.name in ("scf.if", "scf.yield"):
        return True
    return op.name.startswith(_PURE) and not op.name.startswith(_WRITES) and not _uses_workgroup_memory(op)


def _uses_workgroup_memory(op: ir.Operation) -> bool:
    return any(is_in_workgroup_memory(value.type) for value in op.operands)


def _may_write_elsewhere(op: ir.Operation) -> bool:
    """Whether an op may write to memory that is no workgroup's."""
    if op.name.startswith(("func.", "llvm.call", "gpu.launch")):
        return True
    return op.name.startswith(_WRITES) and not _uses_workgroup_memory(op)


def _rotate(loop: scf.ForOp, step: _Step) -> None:
    """Replaces a loop by one that carries the vectors of its next step."""
    types = [value.type for value in step.carried]
    old = list(loop.inner_iter_args)
    with ir.InsertionPoint(loop):
        for alloc in [each for each in body_ops(loop.body) if isinstance(each.opview, memref.AllocOp)]:
            alloc.move_before(loop)
        lower, upper = constant_index(loop.lowerBound), constant_index(loop.upperBound)
        start = {loop.induction_variable: loop.lowerBound}
        if lower is not None and upper is not None and lower < upper:
            first = _cloned(step, start)
        else:
            runs = arith.cmpi(arith.CmpIPredicate.slt, loop.lowerBound, loop.upperBound)
            first = _if(runs, types, step, start, [zeros(ir.VectorType(type_)) for type_ in types])
        new = scf.ForOp(loop.lowerBound, loop.upperBound, loop.step, [*loop.initArgs, *first])
    loop.induction_variable.replace_all_uses_with(new.induction_variable)
    carried = list(new.inner_iter_args)
    for argument, value in zip(old, carried):
        argument.replace_all_uses_with(value)
    end = terminator(loop.body)
    for op in body_ops(loop.body):
        new.body.append(op)
    # Behind the last barrier, where the products begin.
    with loop.location, ir.InsertionPoint.after(step.last_barrier):
        index = arith.addi(new.induction_variable, new.step)
        runs = arith.cmpi(arith.CmpIPredicate.slt, index, new.upperBound)
        # Without a next step the vectors stay in their registers.
        following = _if(runs, types, step, {new.induction_variable: index}, carried[len(old) :])
        if any(inner.name in _AMD_PRODUCTS for op in body_ops(new.body) for inner in _nested(op)):
            # LLVM's scheduler would move the loads to behind the products, where they are needed.
            ir.InsertionPoint.current.insert(ir.Operation.parse("amdgpu.sched_barrier allow = none"))
    with end.location, ir.InsertionPoint(new.body):
        scf.yield_([*end.operands, *following])
    for value, vector_ in zip(step.carried, carried[len(old) :]):
        value.replace_all_uses_with(vector_)
    replace(loop, list(new.results)[: len(old)])


def _cloned(step: _Step, values: Mapping[ir.Value, ir.Value]) -> list[ir.Value]:
    """The vectors of a step, loaded at the insertion point, with the loop's index replaced."""
    known = dict(values)
    for op in step.loads:
        clone = op.clone()
        for inner in _nested(clone):
            for number, operand in enumerate(inner.operands):
                if operand in known:
                    inner.operands[number] = known[operand]
        known.update(zip(op.results, clone.results))
    return [known[value] for value in step.carried]


def _if(
    condition: ir.Value,
    types: Sequence[ir.Type],
    step: _Step,
    values: Mapping[ir.Value, ir.Value],
    otherwise: Sequence[ir.Value],
) -> list[ir.Value]:
    """The vectors of a step, loaded if the condition holds."""
    branch = scf.IfOp(condition, list(types), has_else=True)
    assert branch.else_block is not None
    with ir.InsertionPoint(branch.then_block):
        scf.yield_(_cloned(step, values))
    with ir.InsertionPoint(branch.else_block):
        scf.yield_(list(otherwise))
    return list(branch.results)
