"""Accesses to neighbours as accesses of a vector, where LLVM takes the threads of a loop one at a time anyway.

A kernel on numbers has a load or a store for each element of a vector; RUN says which of them belong together. The guards have looked at the
first one for all. Sixteen bytes are moved at once then, and not piece by piece.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from gpuir.host import ir, module
from gpuir.sim.attributes import integer
from gpuir.sim.native.guards import RUN
from gpuir.sim.structure import defining_op, plain
from gpuir.sim.terms import Op

__all__ = ["bundle", "take_together", "unbundle"]


def take_together(ops: Sequence[Op]) -> None:
    """Makes one access of each run among the ops, of which none is asked for any more."""
    run: list[Op] = []
    for op in ops:
        if RUN not in op.attributes:
            continue
        number = integer(op, RUN)
        if number > 1:
            run = [op]
        elif run and -number == len(run) and op.name == run[0].name and op.block == run[0].block:
            run.append(op)
            if len(run) == integer(run[0], RUN):
                _take(run)
                run = []


def _take(run: Sequence[Op]) -> None:
    store = run[0].name == "memref.store"
    ref, *indices = list(run[0].operands)[int(store) :]
    element = ir.MemRefType(ref.type).element_type
    if run[0].name not in ("memref.load", "memref.store") or str(element) in ("i1", "index"):
        return
    vector = module("dialects.vector")
    if store:
        with ir.InsertionPoint(run[-1]):
            vector.store(_as_vector([op.operands[0] for op in run]), ref, indices)
        sources = dict.fromkeys(defining_op(op.operands[0]) for op in run)
        for op in run:
            op.erase()
        _forget(sources)
        return
    with ir.InsertionPoint(run[0]):
        whole = vector.load(ir.VectorType.get([len(run)], element), ref, indices)
        for number, op in enumerate(run):
            op.results[0].replace_all_uses_with(_element(whole, number))
    for op in run:
        op.erase()


def _element(vector: Any, number: int) -> Any:
    position: dict[str, ir.Attribute] = {"static_position": ir.DenseI64ArrayAttr.get([number])}
    return ir.Operation.create("vector.extract", [ir.VectorType(vector.type).element_type], [vector], position).results[
        0
    ]


def bundle(values: Sequence[Any]) -> Any:
    """A vector of numbers, written where code is written now."""
    type = ir.VectorType.get([len(values)], values[0].type)
    return ir.Operation.create("vector.from_elements", [type], list(values)).results[0]


def unbundle(made: Any) -> None:
    """Has what ``bundle`` gave come as a whole, where its numbers do."""
    op: Op = made.owner
    sources = dict.fromkeys(map(defining_op, op.operands))
    with ir.InsertionPoint(op):
        whole = _as_vector(list(op.operands))
    made.replace_all_uses_with(whole)
    op.erase()
    _forget(sources)


def _forget(sources: Iterable[Op | None]) -> None:
    """Takes away branches whose numbers come as a vector now."""
    for op in sources:
        if op is not None and op.name == "scf.if" and not any(any(each.uses) for each in op.results):
            op.erase()


def _as_vector(values: Sequence[Any]) -> Any:
    """A vector of numbers; the one that they have been taken out of, if they have, and a branch's that gives them for this alone."""
    owner = defining_op(values[0])
    if owner is not None and owner.name == "vector.extract":
        whole = owner.operands[0]
        if ir.VectorType(whole.type).shape == [len(values)] and all(
            _taken_from(value, whole, number) for number, value in enumerate(values)
        ):
            return whole
    if owner is not None and owner.name == "scf.if" and list(map(plain, owner.results)) == list(map(plain, values)):
        if all(len(list(value.uses)) == 1 for value in values):
            return _branch(owner)
    return bundle(values)


def _taken_from(value: Any, whole: Any, number: int) -> bool:
    op = defining_op(value)
    return (
        op is not None
        and op.name == "vector.extract"
        and plain(op.operands[0]) == plain(whole)
        and list(ir.DenseI64ArrayAttr(op.attributes["static_position"])) == [number]
    )


def _branch(old: Op) -> Any:
    """The vector that a branch gives in the place of its numbers."""
    type = ir.VectorType.get([len(old.results)], old.results[0].type)
    scf = module("dialects.scf")
    with ir.InsertionPoint(old):
        new = scf.IfOp(old.operands[0], [type], has_else=True)
    for region, other in zip(old.regions, new.regions):
        *ops, end = (each.operation for each in region.blocks[0].operations)
        with ir.InsertionPoint(end):
            whole = _as_vector(list(end.operands))
        with ir.InsertionPoint(other.blocks[0]):
            last = scf.yield_([whole])
        for op in [each.operation for each in region.blocks[0].operations][:-1]:
            op.move_before(last.operation)
    return new.results[0]
