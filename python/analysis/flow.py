"""Where a value comes from and where it goes when control flow hands it on: loops, branches, warp specialization.

These ops compute nothing: what they yield or pass is the same value under another name.
"""

from __future__ import annotations

from collections.abc import Iterable

from gpuir.host import AnyOp, ir
from gpuir.ods import document_name

__all__ = ["definitions", "handed_from", "handed_to"]

_FOR, _IF, _WHILE = "scf.for", ("scf.if", "scf.execute_region", "scf.index_switch"), "scf.while"
_SPECIALIZE, _PARTITIONS = "ttg.warp_specialize", "ttg.warp_specialize.partitions"
_GROUP, _GROUP_YIELD = "nvws.warp_group", "nvws.warp_group.yield"
#: Bounds and step stand before what an scf.for carries, the condition before what an scf.condition and a cf.cond_br pass.
_FOR_BOUNDS, _CONDITION = 3, 1


def op_name(op: AnyOp) -> str:
    """The name that an op has in its dialect's syntax."""
    return document_name(op.operation.name)


def _blocks(op: AnyOp, region: int) -> list[ir.Block]:
    return list(op.operation.regions[region].blocks)


def _yielded(op: AnyOp, region: int, index: int, skip: int = 0) -> list[ir.Value]:
    """What the terminators of a region's blocks pass as number `index`."""
    yielded = []
    for block in _blocks(op, region):
        *_, last = block.operations
        operands = last.operation.operands
        if not list(last.operation.successors) and index + skip < len(operands):
            yielded.append(operands[index + skip])
    return yielded


def handed_from(value: ir.Value) -> list[ir.Value] | None:
    """The values that `value` may be, one step back through control flow; None for one that an op computes.

    An argument of a function, and the induction variable of a loop, are handed from nowhere: an empty list.
    """
    if isinstance(value, ir.BlockArgument):
        return _argument_from(value.owner, value.arg_number)
    assert isinstance(value, ir.OpResult)
    owner = value.owner
    name, index = op_name(owner), value.result_number
    operands = owner.operation.operands
    if name == _FOR:
        return [operands[_FOR_BOUNDS + index], *_yielded(owner, 0, index)]
    if name == _WHILE:
        return _yielded(owner, 0, index, _CONDITION)
    if name in _IF or name == "ttg.mask":
        return [v for region in range(len(owner.operation.regions)) for v in _yielded(owner, region, index)]
    if name in (_SPECIALIZE, _GROUP):
        return _yielded(owner, 0, index)
    return None


def _argument_from(block: ir.Block, index: int) -> list[ir.Value] | None:
    op = block.owner
    region = block.region
    if next(iter(region.blocks)) != block:
        return [value for before in block.predecessors for value in _branched(before, block, index)]
    name, operands = op_name(op), op.operation.operands
    if name == _FOR:
        return [operands[_FOR_BOUNDS + index - 1], *_yielded(op, 0, index - 1)] if index else []
    if name == _WHILE:
        if block == _blocks(op, 0)[0]:
            return [operands[index], *_yielded(op, 1, index)]
        return _yielded(op, 0, index, _CONDITION)
    if name == _PARTITIONS:
        specialize = op.operation.parent
        assert specialize is not None
        return [specialize.operation.operands[index]]
    return []


def _branches(op: AnyOp) -> list[tuple[ir.Block, int]]:
    """A branch's successors, each with the number of its first operand."""
    operation = op.operation
    successors = list(operation.successors)
    if operation.name == "cf.cond_br":
        sizes = list(ir.DenseI32ArrayAttr(operation.attributes["operandSegmentSizes"]))
        return [(successors[0], sizes[0]), (successors[1], sizes[0] + sizes[1])]
    return [(successor, 0) for successor in successors] if operation.name == "cf.br" else []


def _branched(before: ir.Block, block: ir.Block, index: int) -> list[ir.Value]:
    *_, last = before.operations
    return [last.operation.operands[start + index] for successor, start in _branches(last) if successor == block]


def handed_to(use: ir.OpOperand) -> list[ir.Value] | None:
    """The values that an operand becomes by control flow; None where an op computes with it.

    A condition decides and is handed nowhere: an empty list. A loop's bounds become its induction variable.
    """
    op, index = use.owner, use.operand_number
    name = op_name(op)
    if name == _FOR:
        arguments = _blocks(op, 0)[0].arguments
        if index < _FOR_BOUNDS:
            return [arguments[0]]
        return [arguments[index - _FOR_BOUNDS + 1], op.operation.results[index - _FOR_BOUNDS]]
    if name == _WHILE:
        return [_blocks(op, 0)[0].arguments[index]]
    if name in _IF:
        return []
    if name == _SPECIALIZE:
        holder = _blocks(op, 1)[0].operations[0]
        return [next(iter(r.blocks)).arguments[index] for r in holder.operation.regions if len(r.blocks)]
    if name in ("cf.br", "cf.cond_br"):
        passed = [(block.arguments, start) for block, start in _branches(op)]
        return [args[index - start] for args, start in passed if 0 <= index - start < len(args)]
    parent = op.operation.parent
    if parent is None:
        return None
    if name == "scf.yield":
        return _yielded_to(parent, index)
    if name == "scf.condition":
        if index < _CONDITION:
            return []
        return [_blocks(parent, 1)[0].arguments[index - _CONDITION], parent.operation.results[index - _CONDITION]]
    if name in ("ttg.warp_yield", "ttg.mask.return"):
        return [parent.operation.results[index]]
    if name == _GROUP_YIELD:
        # The first partition gives the results; what others yield goes nowhere.
        first = op.operation.block.region == parent.operation.regions[0]
        return [parent.operation.results[index]] if first and index < len(parent.operation.results) else []
    return None


def _yielded_to(parent: AnyOp, index: int) -> list[ir.Value] | None:
    name = op_name(parent)
    if name == _FOR:
        return [_blocks(parent, 0)[0].arguments[index + 1], parent.operation.results[index]]
    if name == _WHILE:
        return [_blocks(parent, 0)[0].arguments[index]]
    return [parent.operation.results[index]] if name in _IF else None


def definitions(value: ir.Value) -> list[ir.Value]:
    """The values that `value` is another name of: results of ops that compute, and arguments of functions and loops.

    ``definitions(loop.results[0])`` has the initial value and what the body yields, each followed to its own
    definition.
    """
    origins, seen, pending = [], {value}, [value]
    while pending:
        one = pending.pop()
        sources = handed_from(one)
        if not sources:
            origins.append(one)
        pending += _new(reversed(sources or []), seen)
    return origins


def _new(values: Iterable[ir.Value], seen: set[ir.Value]) -> list[ir.Value]:
    fresh = []
    for value in values:
        if value not in seen:
            seen.add(value)
            fresh.append(value)
    return fresh
