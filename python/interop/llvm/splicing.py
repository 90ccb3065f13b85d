"""A function's ops in the place of an op."""

from __future__ import annotations

from gpuir.dialects import llvm
from gpuir.host import ir

__all__ = ["splice"]


def splice(op: ir.Operation, function: ir.Operation) -> None:
    """Moves the body of a func.func to where ``op`` is, which has its operands, and gives what it returns in a struct or alone.

    ``op`` is erased. Of a function of several blocks they become blocks of the op's region, and what follows the op a block behind them.
    """
    blocks = list(function.regions[0].blocks)
    entry = blocks[0]
    for argument, operand in zip(list(entry.arguments), list(op.operands)):
        argument.replace_all_uses_with(operand)
    *body, last = list(entry.operations)
    if len(blocks) == 1:
        for each in body:
            each.operation.move_before(op)
        _results(op, list(last.operation.operands))
        last.operation.erase()
        op.erase()
        return
    here = op.operation.block
    types = [value.type for value in _returns(blocks)[0].operands]
    behind = here.create_after(*types, arg_locs=[op.location] * len(types))
    tail, seen = [], False
    for each in here.operations:
        if seen:
            tail.append(each)
        seen = seen or each.operation == op
    for each in tail:
        behind.append(each)
    _results(op, list(behind.arguments))
    op.erase()
    for each in (*body, last):
        here.append(each)
    for block in blocks[1:]:
        block.append_to(here.region)
    for given in _returns([here, *blocks[1:]]):
        with ir.InsertionPoint(given), given.location:
            llvm.br(list(given.operands), behind)
        given.erase()


def _returns(blocks: list[ir.Block]) -> list[ir.Operation]:
    return [
        last for block in blocks if (last := list(block.operations)[-1].operation).name == "func.return"
    ]  # fmt: skip


def _results(op: ir.Operation, values: list[ir.Value]) -> None:
    """Puts values in the place of what the op gives: members of a struct where they are taken out of it."""
    if not values:
        return
    result = op.results[0]
    if len(values) == 1 and not isinstance(result.type, llvm.StructType):
        result.replace_all_uses_with(values[0])
        return
    others = False
    for use in list(result.uses):
        owner = use.owner.operation
        place = list(ir.DenseI64ArrayAttr(owner.attributes["position"])) if owner.name == "llvm.extractvalue" else []
        if len(place) == 1:
            owner.results[0].replace_all_uses_with(values[place[0]])
            owner.erase()
        else:
            others = True
    if others:
        with ir.InsertionPoint(op), op.location:
            whole = llvm.mlir_undef(result.type)
            for number, value in enumerate(values):
                whole = llvm.insertvalue(whole, value, [number])
        result.replace_all_uses_with(whole)
